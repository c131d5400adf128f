import type { Box } from "#shared/screening/evidence.ts";

/** 8-bit grey, row after row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  dpi: number;
}

/** `confidence` from 0 to 1; `box` in points from the top left of the picture; words of one `line` follow each other. */
export interface RecognisedWord {
  text: string;
  confidence: number;
  box: Box;
  line: number;
}

/** How pages that are pictures are read. `onPage` is told before each. */
export interface Recognition {
  recognise: (picture: GreyPicture) => RecognisedWord[];
  onPage: (page: number, pages: number) => void;
}
