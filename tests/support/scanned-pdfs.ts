import { craftCv, HONEST_LINES } from "#tests/support/crafted-cv.ts";
import type { HiddenTextPdf } from "#tests/support/hidden-text-pdfs.ts";
import { drawSecret, SECRET } from "#tests/support/hiding-trick.ts";
import { imageObject } from "#tests/support/page-parts.ts";
import { drawnPage, pdfStream } from "#tests/support/pdf-objects.ts";
import { drawPages } from "#tests/support/scan-writer.ts";

/** A picture of the honest CV with the unseen text that a scanner's text recognition would have left. */
export function scannedPdf(): Uint8Array {
  return scan(`3 Tr ${HONEST_LINES}`);
}

/** Scans whose unseen text is not what the picture shows. */
export function lyingScanPdfs(): HiddenTextPdf[] {
  const kinds: HiddenTextPdf["kinds"] = ["disguised", "unpainted"];
  const other = scan(drawSecret("3 Tr"));
  const more = scan(`3 Tr ${HONEST_LINES} ${drawSecret("")}`);
  return [
    { name: "a scan that says something else", kinds, secret: SECRET, bytes: other },
    { name: "a scan that says one line more", kinds, secret: SECRET, bytes: more },
  ];
}

function scan(layer: string): Uint8Array {
  const [picture] = drawPages(craftCv({}));
  if (picture === undefined) throw new Error("nothing was drawn");
  const { width, height, pixels } = picture;
  const content = pdfStream(`q 595 0 0 842 0 0 cm /Picture Do Q ${layer}`);
  return drawnPage(content, [imageObject(width, height, Buffer.from(pixels))], "/XObject << /Picture 5 0 R >>");
}
