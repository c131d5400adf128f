import { expect, test } from "vitest";
import { fitText, makePrintable, widthOf } from "./fit-text.ts";
import { progressLine } from "./progress-bar.ts";

test("a name cannot colour, move or turn round what stands on a terminal", () => {
  expect(makePrintable("Al\u001B[31mva\n\u202EAsh\u0007grove")).toBe("Al [31mva Ash grove");
});

test("what is too long ends in dots, and wide letters count twice", () => {
  expect(fitText("Alva Ashgrove", 8)).toBe("Alva As…");
  expect(fitText("Alva", 4)).toBe("Alva");
  expect(widthOf("山田")).toBe(4);
  expect(fitText("山田太郎", 6)).toBe("山田…");
});

test("the bar tells how many, how fast and how long", () => {
  const line = progressLine({ done: 6, total: 24, seconds: 3, what: "alva.pdf" });
  expect(line).toBe("██████░░░░░░░░░░░░░░░░░░ 6/24 25 %  2.0 CVs/s  9 s left  alva.pdf");
});
