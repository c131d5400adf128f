import { BROKEN_PDFS } from "#tests/support/broken-pdfs.ts";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { truncations } from "#tests/support/damaged-copies.ts";
import { type Makers, PDF_BOMBS } from "#tests/support/hostile-pdfs.ts";
import { PDF_LOOPS } from "#tests/support/pdf-loops.ts";

/** A file that is to be refused or read, and never to hang or kill. */
export interface BadPdf {
  name: string;
  make: Makers[string];
}

export function badPdfs(): BadPdf[] {
  const made = Object.entries({ ...PDF_BOMBS, ...PDF_LOOPS, ...BROKEN_PDFS });
  const cut = truncations(craftCv({})).map((bytes) => ({ name: `cut after ${bytes.length} bytes`, make: () => bytes }));
  return [...made.map(([name, make]) => ({ name, make })), ...cut];
}
