import type { GreyPicture } from "#analysis/read/recognition.ts";

/** The plainest file of a grey picture there is. */
export function writePgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const header = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
