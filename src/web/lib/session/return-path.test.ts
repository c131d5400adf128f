import fc from "fast-check";
import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const ORIGIN = "https://evenhand.test";
const after = (from: unknown) => returnPath({ from }, ORIGIN);

test("after logging in I am back on the page I asked for, with its query", () => {
  expect(after("/shortlist?bulk_upload_id=1#top")).toBe("/shortlist?bulk_upload_id=1#top");
});

test("a remembered address on another site leads to the start page", () => {
  for (const from of [
    "https://evil.test/",
    "//evil.test/demo",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https:evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "\t//evil.test",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>",
    "https://evenhand.test@evil.test/",
    "https://evenhand.test.evil.test/",
  ]) {
    expect(after(from)).toBe("/demo");
  }
});

test("wherever I am sent after logging in, it is here", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "evil.test",
    "@",
    ":",
    "https",
    "%2f",
    "\t",
    "\r\n",
    ".",
    "..",
    "?",
    "#",
    "\0",
  );
  const from = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  );
  expect(
    fc.check(fc.property(from, (text) => new URL(after(text), ORIGIN).origin === ORIGIN)).counterexample,
  ).toBeNull();
});

test("without a remembered page, or with a form as the page, I start at the demo", () => {
  expect(returnPath(null, ORIGIN)).toBe("/demo");
  for (const form of ["/login", "/signup", "/forgot-password", "/reset-password", "/confirm-email"]) {
    expect(after(form)).toBe("/demo");
  }
});
