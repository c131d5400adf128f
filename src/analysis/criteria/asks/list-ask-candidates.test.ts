import { expect, test } from "vitest";
import { splitIntoBlocks } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { listAskCandidates } from "./list-ask-candidates.ts";

test.each([
  ["Experience of long nights is expected, as is responsibility for a boat.", "Responsibility for a boat"],
  ["We want someone with two winters at sea, and who has rowed guests ashore.", "Rowed guests ashore"],
])("“%s”: the second half is needed as much as the first", (sentence, second) => {
  const { candidates } = listAskCandidates(splitIntoBlocks([sentence]));
  expect(candidates.find(({ text }) => text === second)?.clauseKind).toBe("must");
});

test("a question that opens a paragraph is its heading and asks for nothing", () => {
  const { candidates } = listAskCandidates(splitIntoBlocks(["Who'd suit? A keeper who rows."]));
  expect(candidates.map(({ sentence, part }) => [sentence, part])).toEqual([["A keeper who rows.", "must"]]);
});

test.each(["Radio tickets likewise.", "Same goes for radio tickets."])(
  "“%s” is wished for as much as what stands before it",
  (sentence) => {
    const { candidates } = listAskCandidates(splitIntoBlocks([`Welsh would be a gift. ${sentence}`]));
    expect(candidates.at(-1)).toMatchObject({ text: "Radio tickets", isWished: true });
  },
);

test("a wish at the end of a series is of all that it only names", () => {
  const sentence =
    "Experience of running a night watch, a love of fog, and a willingness to row guests ashore will also be counted in your favour.";
  const { candidates } = listAskCandidates(splitIntoBlocks([sentence]));
  expect(candidates.map(({ isWished }) => isWished)).toEqual(candidates.map(() => true));
});

test("what is needed is no wish for standing before one", () => {
  const sentence = "You must have experience of night watches, and knowledge of tides would be an advantage.";
  const { candidates } = listAskCandidates(splitIntoBlocks([sentence]));
  expect(candidates.map(({ isWished }) => isWished)).toEqual([false, true]);
});

test("a label may list what it announces", () => {
  const { candidates } = listAskCandidates(splitIntoBlocks(["Required knowledge, skills and abilities: knots; tides"]));
  expect(candidates.map(({ text, part }) => [text, part])).toEqual([
    ["Knots", "must"],
    ["Tides", "must"],
  ]);
});
