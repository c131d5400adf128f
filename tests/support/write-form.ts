import type { SampleFile } from "./test-client.ts";

const BOUNDARY = "----evenhand-form";

/** A form with files in it, as bytes; they are named `file_0`, `file_1` and so on where nothing else is said. */
export function formOf(files: (SampleFile & { field?: string })[], fields: Record<string, string> = {}) {
  const named = (parameters: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${parameters}\r\n\r\n`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${named(`name="${name}"`)}${value}\r\n`)),
    ...files.flatMap(({ field, fileName, bytes }, index) => [
      Buffer.from(named(`name="${field ?? `file_${index}`}"; filename="${fileName}"`)),
      bytes,
      Buffer.from("\r\n"),
    ]),
  ];
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${BOUNDARY}` };
}
