import { expect, test } from "vitest";
import { cleanFileName, makeUnique } from "./file-name.ts";

test.each([
  ["Robin Hale CV.pdf", "Robin Hale CV.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\temp\\cv.pdf", "cv.pdf"],
  ["a\u0000b\r\n.pdf", "ab.pdf"],
  ["\u202Efdp.exe", "fdp.exe"],
  ["..", "unnamed.pdf"],
  ["  ", "unnamed.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
])("the name %j is shown as %j", (raw, shown) => {
  expect(cleanFileName(raw)).toBe(shown);
});

test("a name of 300 characters is cut and keeps its ending", () => {
  expect(cleanFileName(`${"x".repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
});

test("two files of one name get different names", () => {
  expect(makeUnique("cv.pdf", [])).toBe("cv.pdf");
  expect(makeUnique("cv.pdf", ["cv.pdf"])).toBe("cv (2).pdf");
  expect(makeUnique("cv.pdf", ["cv.pdf", "cv (2).pdf"])).toBe("cv (3).pdf");
  expect(makeUnique("README", ["README"])).toBe("README (2)");
});

test("a long name is not cut through the middle of a sign", () => {
  expect(cleanFileName(`\u{1f600}${"a".repeat(195)}.pdf`).isWellFormed()).toBe(true);
});
