import { zipSync } from "fflate";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import type { Makers } from "#tests/support/hostile-pdfs.ts";

export const PAGE_SCRIPT = "<script>document.title='it ran';window.ran=true</script>";

/** Files that are several things at once: a program that trusts a name or a first guess takes them for something else than we do. */
export const PDF_POLYGLOTS: Makers = {
  "a web page and a PDF": () => before(`<!doctype html><html><body>${PAGE_SCRIPT}<!--\n`),
  "a drawing with a script and a PDF": () =>
    before("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script><!--\n"),
  "a picture and a PDF": () => before("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"),
  "a program and a PDF": () => before("MZ\u0090\u0000"),
  "a shell script and a PDF": () => before("#!/bin/sh\necho it ran\nexit\n"),
  "a PDF and a zip": () => after(zipSync({ "evil.html": Buffer.from(PAGE_SCRIPT) })),
  "a PDF and a web page": () => after(Buffer.from(`\n<!doctype html>${PAGE_SCRIPT}`)),
  "a PDF and another PDF": () => after(inventedCvs(2)[1]?.bytes ?? new Uint8Array()),
};

/** Under the name of a Word file. */
export const WORD_POLYGLOTS: Makers = {
  "a PDF and a Word file": () => after(wordFile()),
  "a Word file and a PDF": () => Buffer.concat([wordFile(), cv()]),
  "a web page and a Word file": () => Buffer.concat([Buffer.from(`<html>${PAGE_SCRIPT}`), wordFile()]),
};

function cv() {
  return inventedCvs(1)[0]?.bytes ?? new Uint8Array();
}

function wordFile() {
  return writePlainDocx([{ text: "Alva Ashgrove" }, { text: "Gardener since 2015" }]);
}

function before(text: string): Uint8Array {
  return Buffer.concat([Buffer.from(text, "latin1"), cv()]);
}

function after(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([cv(), bytes]);
}
