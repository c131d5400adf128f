import type { GreyPicture } from "#analysis/read/recognition.ts";

/** Each pixel becomes the mean of a square of `factor` by `factor`; what is left over at the right and below is cut. */
export function shrinkPicture({ width, height, pixels, dpi }: GreyPicture, factor: number): GreyPicture {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor), dpi: dpi / factor };
  const sums = new Uint32Array(small.width * small.height);
  for (let y = 0; y < small.height * factor; y += 1) {
    const [from, to] = [y * width, Math.floor(y / factor) * small.width];
    for (let x = 0; x < small.width * factor; x += 1) {
      const at = to + Math.floor(x / factor);
      sums[at] = (sums[at] ?? 0) + (pixels[from + x] ?? 0);
    }
  }
  return { ...small, pixels: Uint8Array.from(sums, (sum) => sum / (factor * factor)) };
}
