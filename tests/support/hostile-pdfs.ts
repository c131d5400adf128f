import { createDeflate, deflateSync } from "node:zlib";

/** A PDF of about 2 kB whose page unpacks to many megabytes of nothing, twice packed. */
export async function flateBomb(megabytes: number): Promise<Uint8Array> {
  const packed = deflateSync(await deflateZeros(megabytes));
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
  return assemble([
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>"),
    stream,
  ]);
}

async function deflateZeros(megabytes: number) {
  const deflate = createDeflate();
  const packed: Buffer[] = [];
  deflate.on("data", (piece: Buffer) => packed.push(piece));
  const zeros = Buffer.alloc(1_000_000, " ");
  for (let written = 0; written < megabytes; written += 1)
    await new Promise((resolve) => deflate.write(zeros, resolve));
  await new Promise<void>((resolve) => deflate.end(resolve));
  return Buffer.concat(packed);
}

function assemble(objects: Buffer[]) {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
