import { zipSync } from "fflate";
import { craftCv, showText } from "#tests/support/crafted-cv.ts";
import type { Makers } from "#tests/support/hostile-pdfs.ts";
import { assemblePdf, CATALOGUE, drawnPage, PAGE_LIST, pdfStream } from "#tests/support/pdf-objects.ts";

const TEXT = showText("Twelve parks were planted here");
const KEYS = `/O (${"o".repeat(32)}) /U (${"u".repeat(32)}) /P -4`;
const COLUMNS = "/W [1 4 2]";

/** Files that are not what they say, locked, or against the rules of the format; the last ones ask a viewer to act. */
export const BROKEN_PDFS: Makers = {
  "an empty file": () => new Uint8Array(),
  "the start of a header": () => Buffer.from("%PDF-"),
  "a header": () => Buffer.from("%PDF-1.7\n%%EOF\n"),
  "a photo": () => Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
  "a zip": () => zipSync({ "cv.txt": Buffer.from("Alva Ashgrove") }),
  "a web page": () => Buffer.from("<!doctype html><title>Alva Ashgrove</title><p>Gardener"),
  "a web page that mentions a header": () => Buffer.from("<!doctype html><p>%PDF-1.7 is a format"),
  "locked with a password": () => locked(`/Filter /Standard /V 1 /R 2 ${KEYS}`),
  "locked with an unknown lock": () => locked("/Filter /Invented /V 1"),
  "locked with an absurd key length": () => locked(`/Filter /Standard /V 2 /R 3 /Length -8 ${KEYS}`),
  "locked with itself": () => craftCv({ trailer: "/Encrypt 6 0 R", objects: ["6 0 R"] }),
  "a stream without length": () => withLength(""),
  "a stream of negative length": () => withLength("/Length -50"),
  "a stream longer than the file": () => withLength("/Length 2000000000"),
  "a page of a billion points": () => sized("0 0 1000000000 1000000000"),
  "a page without size": () => sized("0 0 0 0"),
  "a page with a size that is no number": () => sized("0 0 NaN 1e999"),
  "numbers that are none": () => drawn(`BT /F1 NaN Tf --5 1.2.3 Td ${"9".repeat(400)} Tz (a) Tj ET ${TEXT}`),
  "letters without bounds": () => drawn(`1e30 0 0 1e30 0 0 cm ${showText("a", { size: 1e30 })}`),
  "no pages": () => withPageList("/Kids [] /Count 0"),
  "more pages promised than there are": () => withPageList("/Kids [] /Count 2147483647"),
  "no catalogue": () => assemblePdf(["<< >>"]),
  "a table with absurd columns": () => withTableStream("/W [1 2000000000 2] /Size 6"),
  "a table with negative columns": () => withTableStream("/W [-1 -4 -2] /Size -6"),
  "a table of two billion objects": () => withTableStream(`${COLUMNS} /Size 2000000000 /Index [0 2000000000]`),
  "a stream of objects that contains itself": () => withTableStream(`${COLUMNS} /Size 6`),
  "runs a script": () => acting("/S /JavaScript /JS (while \\(true\\) app.alert\\(1\\);)"),
  "starts a program": () => acting("/S /Launch /F (/bin/sh)"),
  "opens an address": () => acting("/S /URI /URI (https://example.org/)"),
};

function locked(entries: string): Uint8Array {
  return craftCv({ trailer: `/Encrypt << ${entries} >> /ID [(a) (a)]` });
}

function withLength(entry: string): Uint8Array {
  return drawnPage(`<< ${entry} >>\nstream\n${TEXT}\nendstream`);
}

function sized(box: string): Uint8Array {
  return craftCv({ page: `/MediaBox [${box}]` });
}

function drawn(operators: string): Uint8Array {
  return drawnPage(pdfStream(operators));
}

function withPageList(entries: string): Uint8Array {
  return assemblePdf([CATALOGUE, `<< /Type /Pages ${entries} >>`]);
}

/** The newer kind of table, itself a stream: object 5. It says that object 4, a stream of objects, is inside object 4. */
function withTableStream(shape: string): Uint8Array {
  const inside = pdfStream("4 0 << >>", "/Type /ObjStm /N 1 /First 4");
  const plain = assemblePdf([CATALOGUE, PAGE_LIST, "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>", inside]);
  const table = plain.lastIndexOf("\nxref\n") + 1;
  const [first, second, third] = [1, 2, 3].map((number) => plain.indexOf(`\n${number} 0 obj\n`) + 1);
  const rows = [
    [0, 0],
    [1, first],
    [1, second],
    [1, third],
    [2, 4],
    [1, table],
  ];
  const cells = rows.map(([kind = 0, place = 0]) => Buffer.from([kind, 0, 0, place >> 8, place & 255, 0, 0]));
  const stream = pdfStream(Buffer.concat(cells), `/Type /XRef /Root 1 0 R ${shape}`);
  const end = Buffer.from(`\nendobj\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat([plain.subarray(0, table), Buffer.from("5 0 obj\n"), stream, end]);
}

function acting(action: string): Uint8Array {
  return craftCv({ catalogue: `/OpenAction << /Type /Action ${action} >>` });
}
