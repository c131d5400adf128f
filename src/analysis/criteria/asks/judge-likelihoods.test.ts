import { expect, test } from "vitest";
import { splitIntoBlocks } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { type AskWeights, judgeLikelihoods } from "./judge-likelihoods.ts";
import { listAskCandidates } from "./list-ask-candidates.ts";
import { readAsks } from "./read-asks.ts";

const NETS = "Mending nets";

/** How likely "Mending nets" seems beside other duties. */
function judgeBeside(others: string[], weights: Omit<AskWeights, "wish">): number {
  const lines = ["Duties", `- ${NETS}`, ...others.map((other) => `- ${other}`)];
  const { candidates } = listAskCandidates(splitIntoBlocks(lines));
  const likelihoods = judgeLikelihoods(candidates, weights);
  return likelihoods[candidates.findIndex(({ text }) => text === NETS)] ?? 0;
}

const BY_EXPERIENCE = { "names experience": 3, always: -1 };

test("a clause among clauses that ask is likelier than the same one among others", () => {
  const weights = { clause: BY_EXPERIENCE, board: { "the clause itself": 1, "beside it": 1, "in its part": 1 } };
  const asked = judgeBeside(["Experience of storms", "Experience of lamps"], weights);
  expect(asked).toBeGreaterThan(judgeBeside(["Harbour views", "Lamps and storms"], weights));
});

test("where much is asked for already, one more is less likely", () => {
  const weights = { clause: BY_EXPERIENCE, board: { "the clause itself": 1, "many are likelier": -1 } };
  const many = Array.from({ length: 20 }, (_none, at) => `Experience of lighthouse ${at + 1}`);
  expect(judgeBeside(many, weights)).toBeLessThan(judgeBeside(many.slice(0, 5), weights));
});

test("of a short advertisement more is asked for than of a long one, within bounds", () => {
  const weights = { clause: {}, board: { "how short it is": 1 } };
  const others = (count: number) => Array.from({ length: count }, (_none, at) => `Harbour view ${at + 1}`);
  const [two, twelve, thirty, sixty, hundred] = [1, 11, 29, 59, 99].map((count) => judgeBeside(others(count), weights));
  expect(twelve).toBeGreaterThan(thirty ?? 1);
  expect([two, hundred]).toEqual([twelve, sixty]);
});

test("a phrase that asks is known whatever its endings", () => {
  const weights = { clause: { "says mend net": 3 }, board: { "the clause itself": 1 } };
  expect(judgeBeside([], weights)).toBeGreaterThan(0.9);
});

test("where no rule tells a wish from a need, learned words do; where one does, it stays", () => {
  const lines = ["Requirements", "- Knots", "- Nets, and a laugh", "- Oars are a must, and a laugh"];
  const weights = { clause: { always: 3 }, board: { "the clause itself": 1 }, wish: { always: -1, "says laugh": 3 } };
  const { asks } = readAsks(splitIntoBlocks(lines), weights);
  expect(asks.map(({ text, part }) => [text.split(/\W/u)[0], part])).toEqual([
    ["Knots", "must"],
    ["Nets", "nice"],
    ["Oars", "must"],
  ]);
});
