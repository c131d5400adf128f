import type { HiddenKind } from "#shared/screening/hidden-text.ts";

/** Text of a document that has styles but no places: `size` in points, `colour` as 0xRRGGBB. Lines end in "\n". */
export interface StyledRun {
  text: string;
  size: number;
  bold: boolean;
  colour: number;
  hidden: HiddenKind | null;
}
