import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";
import { POST_RULES } from "./find-undated-post.ts";

const DATED = "Florist\nKestrel Foods, Arborough, England\n2010 to 2014\n• Bound flowers";

function profileOf(work: string) {
  return extractProfile(textDocument(`Alva Ashgrove\nWork Experience\n${work}`).pages, "2025-03-15");
}

const POSTS: [rule: string, work: string][] = [
  ["title and employer on one line", "Gardener - Hollow Oak"],
  ["employer and title on one line", "Hollow Oak, Gardener"],
  ["the employer below the title", "Gardener\nHollow Oak - Leeds, England"],
  ["the employer below the title", "Gardener\nHollow Oak"],
  ["the title below the employer", "Hollow Oak Ltd\nGardener"],
  ["the title below a plain name, right below the heading", "Hollow Oak\nGardener"],
];

test.each(POSTS)("%s, without dates, is what somebody does now: %s", (_, work) => {
  const { current, stated, positions } = profileOf(`${work}\n• Pruned roses\n${DATED}`);
  expect(current).toBeNull();
  expect(stated).toMatchObject({ title: "Gardener", company: expect.stringMatching(/^Hollow Oak/u) });
  expect(positions).toMatchObject([{ title: "Florist", company: "Kestrel Foods" }]);
});

test("every rule has its example", () => {
  expect(POST_RULES.map(({ name }) => name)).toEqual([...new Set(POSTS.map(([rule]) => rule))]);
});

test("below dated work nothing undated takes its place", () => {
  expect(profileOf(`${DATED}\nGardener\nHollow Oak`).current).toMatchObject({ title: "Florist" });
});

test("projects are parts of a post and no posts", () => {
  const { positions } = profileOf(
    "Analyst\nHollow Oak Ltd\n2015 to Present\nProject 1: Inlight (Feb 2018 till date)\n• Counted\nClient: Kestrel\nJan 2016 to Mar 2017\n• Wrote",
  );
  expect(positions).toMatchObject([{ title: "Analyst", company: "Hollow Oak Ltd" }]);
});

test("one date between title and employer dates the post", () => {
  expect(profileOf("Leasing Consultant 03/2014 Hollow Oak Ltd\n• Let flats").current).toMatchObject({
    title: "Leasing Consultant",
    company: "Hollow Oak Ltd",
  });
});
