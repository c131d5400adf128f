import { expect, test } from "vitest";
import { BlindReading } from "./blind-reading.ts";
import { changeCovered } from "./change-covered.ts";

const reading = new BlindReading({ pages: [], lines: [] }, ["Ottilie Brambleworth", "ottilie@example.org", null]);
const NOTE = "Call Ottilie back. Ask Ottilie about nights.";
const SHOWN = "Call ███████ back. Ask ███████ about nights.";
const change = (given: string) => changeCovered(NOTE, given, reading);

test("a note that is shown with masks keeps the words under them when it is written on", () => {
  expect(reading.hide(NOTE)).toBe(SHOWN);
  expect(change(SHOWN)).toBe(NOTE);
  expect(change(`${SHOWN} And days.`)).toBe(`${NOTE} And days.`);
  expect(change(`First: ${SHOWN}`)).toBe(`First: ${NOTE}`);
  expect(change(SHOWN.replace("back.", "tomorrow."))).toBe(NOTE.replace("back.", "tomorrow."));
});

test("the same change twice is the same change", () => {
  const given = SHOWN.replace("back", "Ottilie soon");
  const once = change(given) ?? "";
  expect(changeCovered(once, given, reading)).toBe(once);
});

test("masks can be removed whole, and a note can be written anew", () => {
  expect(change("Call back. Ask ███████ about nights.")).toBe("Call back. Ask Ottilie about nights.");
  expect(change("Nothing of it.")).toBe("Nothing of it.");
});

test("no change lays bare what is under a mask", () => {
  expect(change(SHOWN.replace("███████ back", "██████ back"))).toBeUndefined();
  expect(change(SHOWN.replace("███████ back", "███████s back"))).toBeUndefined();
  expect(change("██ ███████ ██")).toBeUndefined();
});

test("a masked quote of the report can be put into a note", () => {
  expect(change(`${SHOWN} “███ built it.”`)).toBe(`${NOTE} “███ built it.”`);
});
