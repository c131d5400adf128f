import type { HiddenKind } from "#shared/screening/hidden-text.ts";
import type { PageGeometry } from "./page-geometry.ts";
import type { Palette } from "./palette.ts";
import type { RunProperties } from "./run-properties.ts";
import type { StyleSheet } from "./word-styles.ts";

/** What holds for the whole document. */
export interface Setting {
  styles: StyleSheet;
  palette: Palette;
  page: PageGeometry;
  pageColour: number;
}

/** What a place in the document inherits from what it stands in. */
export interface Scope {
  /** The colour of the cell or box; null where the page shines through. */
  ground: number | "picture" | null;
  hidden: HiddenKind | null;
  tableRun: RunProperties;
  lineEnd: "\n" | "\t";
}

export const ON_PAGE: Scope = { ground: null, hidden: null, tableRun: {}, lineEnd: "\n" };
