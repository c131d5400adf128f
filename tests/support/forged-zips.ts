import { deflateRawSync } from "node:zlib";
import { listFiles, paragraph, run, zipDocx } from "#tests/support/docx-writer.ts";

/** A part claims a size in the directory, whatever it unpacks to. */
export function claim(file: Uint8Array, sizeBytes: number, name = "word/document.xml"): Uint8Array {
  const claimed = Buffer.from(file);
  claimed.writeUInt32LE(sizeBytes, claimed.lastIndexOf(name) - 46 + 24);
  return new Uint8Array(claimed);
}

/** One byte of the document's entry in the directory, counted from its beginning. */
export function patch(file: Uint8Array, at: number, byte: number): Uint8Array {
  const patched = Buffer.from(file);
  patched.writeUInt8(byte, patched.lastIndexOf("word/document.xml") - 46 + at);
  return new Uint8Array(patched);
}

/** One part of nothing but spaces, packed by zlib because that is quick. */
export function bomb(sizeBytes: number): Uint8Array {
  const name = Buffer.from("word/document.xml");
  const packed = deflateRawSync(Buffer.alloc(sizeBytes, " "));
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(sizeBytes, 8);
  const named = Buffer.from([name.length, 0, 0, 0]);
  const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes, named]);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, name, packed]);
  const entry = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.set([0x50, 0x4b, 5, 6]);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}

/** Two whole documents, of which the second has taken the name of the first. */
export function twice(): Uint8Array {
  const files = listFiles({ body: paragraph(run("Cook since 2015")) });
  const bytes = Buffer.from(zipDocx({ ...files, "word/document.xmx": files["word/document.xml"] ?? "" }));
  for (let at = bytes.indexOf("xmx"); at !== -1; at = bytes.indexOf("xmx")) bytes.write("xml", at);
  return new Uint8Array(bytes);
}
