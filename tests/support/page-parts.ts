import type { CraftedPage } from "#tests/support/crafted-cv.ts";
import { deflatedStream, HELVETICA, pdfStream } from "#tests/support/pdf-objects.ts";

/** Behind, around or over the free line of a crafted CV. */
export const BOX = "30 280 500 40 re f";
export const DRAW_PICTURE = "q 500 0 0 40 30 280 cm /Picture Do Q";

const A4 = "/BBox [0 0 595 842]";

export function formObject(content: string, entries = A4): Buffer {
  const resources = `/Resources << /Font << /F1 ${HELVETICA} >> >>`;
  return pdfStream(content, `/Type /XObject /Subtype /Form ${resources} ${entries}`);
}

export function inForm(content: string, entries = A4): CraftedPage {
  return {
    over: "/Form Do",
    resources: "/XObject << /Form 6 0 R >>",
    objects: [formObject(content, entries)],
  };
}

/** Grey, a byte each pixel. */
export function imageObject(width: number, height: number, pixels: Buffer): Buffer {
  const size = `/Width ${width} /Height ${height} /BitsPerComponent 8`;
  return deflatedStream(pixels, `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray`);
}

export function withPicture(width: number, height: number, pixels: Buffer): CraftedPage {
  return { resources: "/XObject << /Picture 6 0 R >>", objects: [imageObject(width, height, pixels)] };
}

/** Text after `/Layer BDC` belongs to it. */
export function withLayer(state: "ON" | "OFF"): CraftedPage {
  return {
    resources: "/Properties << /Layer 6 0 R >>",
    catalogue: `/OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] /${state} [6 0 R] >> >>`,
    objects: ["<< /Type /OCG /Name (Notes) >>"],
  };
}

/** A paint that changes from the left to the right of the page; colours are red, green and blue from 0 to 1. */
export function withGradient(from: string, to: string): CraftedPage {
  const colours = `<< /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >>`;
  const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Function ${colours} >>`;
  return { resources: "/Pattern << /Paint 6 0 R >>", objects: [`<< /PatternType 2 /Shading ${shading} >>`] };
}

export function withState(entries: string): CraftedPage {
  return { resources: `/ExtGState << /State << ${entries} >> >>` };
}
