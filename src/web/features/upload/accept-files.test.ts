import { expect, test } from "vitest";
import { acceptCvs, acceptJobDescription } from "./accept-files.ts";

function file(name: string, type = "application/pdf", content = name) {
  return new File([content], name, { type, lastModified: 1 });
}
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`cv-${index}.pdf`));

test("only PDFs are taken, and I am told how many files were not", () => {
  const accepted = acceptCvs([], [file("cv.pdf"), file("notes.txt", "text/plain"), file("photo.png", "image/png")]);
  expect(accepted.files.map(({ name }) => name)).toEqual(["cv.pdf"]);
  expect(accepted.leftOut).toEqual(["2 files are not PDFs"]);
});

test("a PDF from a dropped folder that carries no type is known by its name", () => {
  expect(acceptCvs([], [file("CV.PDF", ""), file("cv.docx", "")]).files).toHaveLength(1);
});

test("260 CVs are cut to 250", () => {
  const accepted = acceptCvs(many(10), many(260).slice(10));
  expect(accepted.files).toHaveLength(250);
  expect(accepted.leftOut).toEqual(["10 files are beyond the limit of 250"]);
});

test("dropping the same folder twice does not double it", () => {
  expect(acceptCvs(many(3), many(3)).files).toHaveLength(3);
});

test("of several job descriptions the first is taken", () => {
  expect(acceptJobDescription([file("a.pdf"), file("b.pdf")]).files.map(({ name }) => name)).toEqual(["a.pdf"]);
});

test("a file too large for the server is left out before it is sent", () => {
  const large = file("large.pdf", "application/pdf", "x".repeat(10 * 1024 * 1024 + 1));
  expect(acceptCvs([], [large])).toEqual({ files: [], leftOut: ["1 file is larger than 10 MB"] });
});
