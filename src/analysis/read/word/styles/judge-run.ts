import { blendsInto } from "#analysis/read/colour-contrast.ts";
import type { StyledRun } from "#analysis/read/styled-run.ts";
import { type Backdrop, standsOnBackdrop } from "#analysis/read/word/docx/backdrops.ts";
import { BLACK, isDark, mix, WHITE } from "./mix-colours.ts";
import type { Fill } from "./drawn-fill.ts";
import type { RunProperties } from "./run-properties.ts";
import { isDisguised } from "#analysis/read/word/run-text.ts";
import type { Scope } from "./scope.ts";

const DEFAULT_SIZE = 11;
const MIN_SIZE = 4;
const MIN_WIDTH_PERCENT = 10;
/** Letters set this much of their size closer together lie on top of each other. */
const MAX_SQUEEZE = 0.4;
const MAX_RAISE = 72;
const MAX_UNSEEN_OPACITY = 0.1;

/** What lies under a run: the nearest shading (null where there is none), the page, and what is drawn on it. */
export interface Ground {
  shading: Scope["ground"];
  pageColour: number;
  backdrops: Backdrop[];
}

/** How text looks, and whether a reader of the page sees it. White space is never hidden: words must not fall together. */
export function styleText(text: string, run: RunProperties, ground: Ground, hidden: Scope["hidden"]): StyledRun {
  const size = (run.isComplex === true ? run.complexSize : run.size) ?? DEFAULT_SIZE;
  const under = typeof ground.shading === "number" ? ground.shading : ground.pageColour;
  const inks = listInks(run, under);
  const styled = { text, size, bold: run.bold === true, colour: inks[0] ?? BLACK };
  if (text.trim() === "") return { ...styled, hidden: null };
  return { ...styled, hidden: hidden ?? hiddenByForm(text, run, size) ?? hiddenByInk(styled, inks, ground, under) };
}

function hiddenByForm(text: string, run: RunProperties, size: number): Scope["hidden"] {
  const { widthPercent = 100, extraAdvance = 0, raise = 0, font = "" } = run;
  if (run.vanish === true) return "marked_hidden";
  if (size < MIN_SIZE || widthPercent <= MIN_WIDTH_PERCENT || extraAdvance <= -size * MAX_SQUEEZE) return "tiny";
  if (Math.abs(raise) > MAX_RAISE) return "off_page";
  return isDisguised(text, font) ? "disguised" : null;
}

/** The colours in which letters are filled and outlined. Where none is given Word chooses black or white, whichever shows. */
function listInks({ colour, paint, outline }: RunProperties, under: number): number[] {
  const chosen = isDark(under) ? WHITE : BLACK;
  const plain = colour === undefined || colour === "auto" ? chosen : colour;
  const fill = paint === undefined ? [plain] : inkOf(paint, under, chosen);
  return [...fill, ...inkOf(outline ?? null, under, chosen)];
}

function inkOf(fill: Fill, under: number, unknown: number): number[] {
  if (fill === "picture") return [unknown];
  return fill === null || fill.opacity <= MAX_UNSEEN_OPACITY ? [] : [mix(fill.colour, under, fill.opacity)];
}

function hiddenByInk({ text, size }: { text: string; size: number }, inks: number[], ground: Ground, under: number) {
  if (inks.length === 0) return "transparent";
  if (ground.shading === "picture" || !inks.every((ink) => blendsInto(ink, under))) return null;
  if (ground.shading !== null) return "blends_in";
  const isOnBackdrop = inks.some((colour) => standsOnBackdrop(ground.backdrops, { length: text.length, size, colour }));
  return isOnBackdrop ? null : "blends_in";
}
