import { expect, test } from "vitest";
import { splitIntoBlocks } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { contextOf, listFeatures, listWishFeatures } from "./ask-features.ts";
import { listAskCandidates } from "./list-ask-candidates.ts";

const LINES = [
  "The lighthouse has stood here since 1804.",
  "Duties",
  "- Mend the nets of the harbour",
  "- Paint the door",
  "Requirements",
  "- Two winters of mending nets",
  "- Knots",
];

function featuresOf(wording: string): string[] {
  const { candidates } = listAskCandidates(splitIntoBlocks(LINES));
  return candidates.filter(({ text }) => text === wording).flatMap((one) => listFeatures(one, contextOf(candidates)));
}

test("a duty that comes again among the needs is told from one that does not", () => {
  expect(featuresOf("Mend the nets of the harbour")).toContain("duty shares 3");
  expect(featuresOf("Paint the door")).toContain("duty shares 0");
});

test("what stands first is told from what stands last", () => {
  expect(featuresOf("The lighthouse has stood here since 1804")).toEqual(
    expect.arrayContaining(["fifth 0", "block 0"]),
  );
  expect(featuresOf("Paint the door")).toContain("fifth 2");
  expect(featuresOf("Knots").filter((name) => /^(?:fifth|block|last)/u.test(name))).toEqual([]);
});

test("a wish may be told by the words around it and by those of its heading", () => {
  const { candidates } = listAskCandidates(splitIntoBlocks(["Requirements", "- Knots"]));
  const [knots] = candidates.map((one) =>
    Object.assign(one, { said: "tie knots", sentence: "If you tie knots we laugh.", heading: "Small lamps" }),
  );
  expect(knots && listWishFeatures(knots)).toEqual(
    expect.arrayContaining(["says knot", "says ahead < if", "says behind we laugh", "says above small lamp"]),
  );
});
