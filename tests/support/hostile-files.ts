import { badPdfs } from "#tests/support/bad-pdfs.ts";
import { BROKEN_PDFS } from "#tests/support/broken-pdfs.ts";
import { xorshift } from "#tests/support/damaged-copies.ts";
import { docLine, writeDoc } from "#tests/support/doc-writer.ts";
import { hiddenTextDocx } from "#tests/support/docx-attacks.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { hiddenTextPdfs } from "#tests/support/hidden-text-pdfs.ts";
import { type Makers, PDF_BOMBS } from "#tests/support/hostile-pdfs.ts";
import { harmlessZips, hostileZips } from "#tests/support/hostile-zips.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV } from "#tests/support/invented-documents.ts";
import { mutatedCopies, type Mutation } from "#tests/support/mutated-copies.ts";
import { PDF_LOOPS } from "#tests/support/pdf-loops.ts";
import { PDF_POLYGLOTS, WORD_POLYGLOTS } from "#tests/support/polyglots.ts";

export interface HostileFile {
  kind: string;
  fileName: string;
  make: Makers[string];
}

type Ending = "pdf" | "docx" | "doc";

const OLD_WORD_HEAD = Buffer.from("d0cf11e0a1b11ae1", "hex");
const GARBAGE = 40;

/** Files made to be bad. The same every time. */
export function craftedFiles(): HostileFile[] {
  const isMadeBefore = new Set(Object.keys({ ...PDF_BOMBS, ...PDF_LOOPS, ...BROKEN_PDFS }));
  return [
    ...named("PDF bomb", "pdf", PDF_BOMBS),
    ...named("PDF loop", "pdf", PDF_LOOPS),
    ...named("broken or locked PDF", "pdf", BROKEN_PDFS),
    ...listed(
      "PDF cut at a twentieth",
      "pdf",
      badPdfs().filter(({ name }) => !isMadeBefore.has(name)),
    ),
    ...named("polyglot PDF", "pdf", PDF_POLYGLOTS),
    ...listed("PDF with unseen text", "pdf", hiddenTextPdfs().map(made)),
    ...listed("zip bomb or forged docx", "docx", hostileZips()),
    ...listed("strange docx", "docx", harmlessZips()),
    ...listed("docx with unseen text", "docx", hiddenTextDocx().map(made)),
    ...named("polyglot docx", "docx", WORD_POLYGLOTS),
    ...listed("garbage as old Word", "doc", garbage()),
  ];
}

/** `count` copies of each mutation of PDFs, and a third as many of each mutation of Word files. */
export function mutatedFiles(count: number, seed: number, pdfs = inventedCvs(8).map(({ bytes }) => bytes)) {
  const lines = PLAIN_CV.split("\n");
  const docx = [writePlainDocx(lines.map((text) => ({ text }))), writePlainDocx([{ text: "Alva Ashgrove, gardener" }])];
  const doc = [writeDoc({ body: lines.map((text) => docLine(text)) })];
  return [
    ...mutated("pdf", pdfs, count, seed),
    ...mutated("docx", docx, Math.ceil(count / 3), seed),
    ...mutated("doc", doc, Math.ceil(count / 3), seed),
  ];
}

function mutated(ending: Ending, wholes: Uint8Array[], count: number, seed: number): HostileFile[] {
  const kinds = ["bits turned over", "cut short", "half of another file", "a block doubled", "a block gone"] as const;
  const ofPdf = ["a block of zeros", "odd numbers"] as const;
  return [...kinds, ...(ending === "pdf" ? ofPdf : [])].flatMap((mutation: Mutation) =>
    mutatedCopies(mutation, wholes, count, seed).map((bytes, index) => ({
      kind: `${ending}: ${mutation}`,
      fileName: `${mutation} ${index + 1}.${ending}`,
      make: () => bytes,
    })),
  );
}

function named(kind: string, ending: Ending, makers: Makers) {
  return listed(
    kind,
    ending,
    Object.entries(makers).map(([name, make]) => ({ name, make })),
  );
}

function listed(kind: string, ending: Ending, files: { name: string; make: Makers[string] }[]): HostileFile[] {
  return files.map(({ name, make }) => ({ kind, fileName: `${name.replaceAll("/", "-")}.${ending}`, make }));
}

function made({ name, bytes }: { name: string; bytes: Uint8Array }) {
  return { name, make: () => bytes };
}

function garbage() {
  const random = xorshift(3);
  return Array.from({ length: GARBAGE }, (_, index) => {
    const noise = Buffer.from(Array.from({ length: 512 + index * 700 }, () => Math.floor(random() * 256)));
    return { name: `garbage ${index + 1}`, make: () => Buffer.concat([OLD_WORD_HEAD, noise]) };
  });
}
