import { expect, test } from "vitest";
import { stripFrame } from "./strip-frame.ts";

test.each([
  ["You must hold a boat licence, because the bay is wide", "a boat licence"],
  ["A skipper's ticket is required", "A skipper's ticket"],
  ["It would help if you have raced dinghies", "raced dinghies"],
  ["We are looking for someone with two winters at sea", "two winters at sea"],
  ["Conversational Welsh is a real advantage", "Conversational Welsh"],
  ["A boat licence (required; we cannot take anybody without)", "A boat licence"],
  ["Food safety certificate: we can't take you on without one", "Food safety certificate"],
  ["Nobody should apply without a lamp ticket", "a lamp ticket"],
  ["Candidates who have never led a crew will not be competitive", "led a crew"],
  ["We cannot consider anyone who has not sailed alone", "sailed alone"],
  ["One last thing: please do not apply unless you have kept a light", "kept a light"],
  ["The person we have in mind has kept a light", "kept a light"],
  ["Would be dreamy: Welsh and knots", "Welsh and knots"],
  ["He or she will have good night vision charts", "good night vision charts"],
  ["Because the lamp is old, you should know oil burners", "know oil burners"],
  ["We are with knowledge of tides", "knowledge of tides"],
  ["So would a second language", "a second language"],
  ["Same goes for lamp tickets", "lamp tickets"],
  ["Radio tickets likewise.", "Radio tickets"],
  ["Another language helps, above all in August", "Another language"],
  ["must at the closing date be registered with the Board", "be registered with the Board"],
  ["The Board cannot appoint anyone who does not live on the island", "live on the island"],
  ["who speak Welsh", "Welsh"],
  [
    "Experience of leading a crew; we are unable to shortlist people who have never led",
    "Experience of leading a crew",
  ],
  ["We should like to see evidence that you have kept a log", "kept a log"],
  ["A radio ticket highly regarded", "A radio ticket"],
  ["It would be lovely if you could talk about tides", "talk about tides"],
  [
    "if you've kept logs in Seabook or a similar system you'll settle in quickly",
    "kept logs in Seabook or a similar system",
  ],
  ["You know your way around Seabook and Excel", "Seabook and Excel"],
  ["You speak Welsh; about half of our guests do", "Welsh"],
  ["The keeper we need has run a crew", "has run a crew"],
  ["Keep ten boats moving without missing a tide", "Keep ten boats moving without missing a tide"],
  ["Write clear logs without drama", "Write clear logs"],
  ["A boat ticket is useful, and we will put you through it", "A boat ticket"],
  ["Rowing ticket handy.", "Rowing ticket"],
  ["Used a radio log (we have Seabook; others are fine)", "Used a radio log"],
])("“%s” asks for “%s”", (text, asked) => {
  expect(stripFrame(text)).toBe(asked);
});

test("a frame around nothing stays", () => {
  expect(stripFrame("It would help")).toBe("It would help");
});

test("where the frame stands in front, what follows it stays", () => {
  expect(stripFrame("Equally important is a feel for rough weather and small boats")).toContain("small boats");
});
