import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const ORIGIN = "https://evenhand.test";
const after = (from: unknown) => returnPath({ from }, ORIGIN);

test("after logging in I am back on the page I asked for, with its query", () => {
  expect(after("/shortlist?bulk_upload_id=1#top")).toBe("/shortlist?bulk_upload_id=1#top");
});

test("a remembered address on another site leads to the start page", () => {
  for (const from of ["https://evil.test/", "//evil.test/demo", "/\\evil.test", "javascript:alert(1)"]) {
    expect(after(from)).toBe("/demo");
  }
});

test("without a remembered page, or with a form as the page, I start at the demo", () => {
  expect(returnPath(null, ORIGIN)).toBe("/demo");
  for (const form of ["/login", "/signup", "/forgot-password", "/reset-password", "/confirm-email"]) {
    expect(after(form)).toBe("/demo");
  }
});
