import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteAt } from "#analysis/read/page.ts";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { pdfStream } from "#tests/support/pdf-objects.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";

const reader = await openTestReader();

const PAGE = [{ text: "Alva Ashgrove", size: 20, bold: true }, { text: "Built services (in Python) for 40 venues" }];

test("a PDF is read line by line with sizes, bold print and pages", async () => {
  const document = await readText(reader, writePdf([PAGE, [{ text: "The second page stands here" }]]));
  expect(document.pages.map((page) => page.text)).toEqual([
    "Alva Ashgrove\nBuilt services (in Python) for 40 venues",
    "The second page stands here",
  ]);
  const [name, line] = document.pages[0]?.lines ?? [];
  expect(name).toMatchObject({ bold: true, page: 1, start: 0, end: 13 });
  expect(line).toMatchObject({ bold: false, start: 14 });
  expect(name?.size).toBeGreaterThan(line?.size ?? Infinity);
});

test("a quote is boxed where it stands on the page", async () => {
  const document = await readText(reader, writePdf([[...PAGE, { text: "Python", x: 300, y: 400, size: 10 }]]));
  const text = document.pages[0]?.text ?? "";
  const quote = quoteAt(document.pages, { page: 1, start: text.lastIndexOf("Python"), end: text.length });
  expect(quote.text).toBe("Python");
  expect(quote.boxes).toHaveLength(1);
  expect(quote.boxes[0]?.x).toBeCloseTo(300, -1);
  expect(quote.boxes[0]?.y).toBeGreaterThan(390);
  expect(quote.boxes[0]?.y).toBeLessThan(412);
});

test("text that nobody can see is set aside and counted", async () => {
  const hidden = [
    { text: "invisible Kubernetes expert", renderMode: 3 },
    { text: "tiny Kubernetes expert", size: 1 },
    { text: "faraway Kubernetes expert", x: 5000 },
  ];
  const document = await readText(reader, writePdf([[...PAGE, ...hidden]]));
  expect(document.pages[0]?.text).not.toContain("Kubernetes");
  expect(document.hiddenCharacters).toBeGreaterThan(60);
});

test("junk before the header does no harm", async () => {
  const pdf = writePdf([PAGE]);
  const document = await readText(reader, Buffer.concat([Buffer.alloc(900, 0x20), pdf]));
  expect(document.pages[0]?.text).toContain("Alva Ashgrove");
});

test("each file that cannot be read says why", async () => {
  const damaged = new TextEncoder().encode("%PDF-1.4\nnothing of the kind");
  expect(await reader.read(damaged)).toEqual({ kind: "unreadable", reason: "corrupt" });
  expect(await reader.read(new TextEncoder().encode("just words"))).toEqual({
    kind: "unreadable",
    reason: "not_a_document",
  });
  expect(await reader.read(new Uint8Array())).toEqual({ kind: "unreadable", reason: "not_a_document" });
  expect(await reader.read(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ kind: "unreadable", reason: "too_large" });
  expect(await reader.read(writePdf([[]]))).toEqual({ kind: "unreadable", reason: "no_readable_text" });
});

test("a file behind a password is told apart from a damaged one", async () => {
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${"o".repeat(32)}) /U (${"u".repeat(32)}) /P -4 >> /ID [(a) (a)]`;
  const plain = Buffer.from(writePdf([PAGE])).toString("latin1");
  const locked = Buffer.from(plain.replace("/Root 1 0 R", `/Root 1 0 R ${lock}`), "latin1");
  expect(await reader.read(locked)).toEqual({ kind: "unreadable", reason: "encrypted" });
});

test("a file of a hundred pages is read up to the fortieth", async () => {
  const pages = Array.from({ length: 100 }, (_, index) => [{ text: `This is page number ${index + 1}` }]);
  expect((await readText(reader, writePdf(pages))).pages.at(-1)?.text).toBe("This is page number 40");
});

test("no bytes make reading throw, and the same bytes give the same result", async () => {
  const pdf = writePdf([PAGE]);
  const header = new TextEncoder().encode("%PDF-1.7\n");
  const anyBytes = fc.uint8Array({ maxLength: 400 });
  const damage = fc.array(fc.tuple(fc.nat(pdf.length - 1), fc.nat(255)), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(anyBytes, damage, async (bytes, changes) => {
      const damaged = Uint8Array.from(pdf);
      for (const [at, value] of changes) damaged[at] = value;
      for (const file of [bytes, Buffer.concat([header, bytes]), damaged]) {
        expect(await reader.read(file)).toEqual(await reader.read(file));
      }
    }),
    { numRuns: 150 },
  );
});

async function asking(catalogue: string) {
  const outcome = await (await openTestReader()).read(craftCv({ catalogue }));
  return outcome.kind === "text" && outcome.asksToRun;
}

async function carrying(craft: Parameters<typeof craftCv>[0]) {
  const outcome = await (await openTestReader()).read(craftCv(craft));
  return outcome.kind === "text" && outcome.carriesFiles;
}

test("a file that asks its viewer to start a script or a program says so, and one that only opens on a page does not", async () => {
  expect(await asking("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>")).toBe(true);
  expect(await asking("/OpenAction << /S/Launch /F (/bin/sh) >>")).toBe(true);
  const script = "<< /JavaScript << /Names [(a) << /#53 /JavaScript /JS (1) >>] >> >>";
  expect(await asking(`/Names ${script}`)).toBe(true);
  expect(await asking("/OpenAction [3 0 R /Fit]")).toBe(false);
});

const attached = (name: string) => ({
  catalogue: "/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>",
  objects: [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`,
    pdfStream("MZ", "/Type /EmbeddedFile"),
  ],
});

test("a file with others attached to it says so, unless it is the data that European CVs carry about themselves", async () => {
  expect(await carrying(attached("helper.exe"))).toBe(true);
  expect(await carrying(attached("attachment.xml"))).toBe(false);
  const pin = "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >>";
  expect(await carrying({ page: "/Annots [6 0 R]", objects: [pin] })).toBe(true);
  expect(await carrying({})).toBe(false);
});
