import { expect, test } from "vitest";
import { api } from "./api.ts";
import { pathOf } from "./api-call.ts";

test("a path keeps the slashes of a file's place and nothing else that could lead elsewhere", () => {
  const path = pathOf(api.storeFile, { params: { bucket: "cv-uploads", path: "me/a?b/cv 1.pdf" } });
  expect(path).toBe("/api/storage/cv-uploads/me/a%3Fb/cv%201.pdf");
});

test("a query leaves out what was not given", () => {
  const query = { bulk_upload_id: "b1", is_shortlisted: undefined, limit: 5 };
  expect(pathOf(api.listCandidates, { query })).toBe("/api/bulk-analysis-results?bulk_upload_id=b1&limit=5");
});

test("a search for half a character is still a search", () => {
  expect(pathOf(api.listCandidateRows, { query: { q: "C# & \ud83d" } })).toContain("q=C%23%20%26%20%EF%BF%BD");
});
