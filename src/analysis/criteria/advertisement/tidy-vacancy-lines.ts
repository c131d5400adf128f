import { anyOf } from "#analysis/pattern.ts";
import { markHeadings } from "./mark-headings.ts";
import { unfoldTables } from "./unfold-tables.ts";

const BULLET_INSIDE = / (?=[•▪●◦‣*] ?\S)/u;
/** A shorter line rarely holds a whole advertisement pasted without its line breaks. */
const PASTED_CHARACTERS = 250;
const HEADING = anyOf("u", {
  yours:
    /(?:Your|Key|Main|Job) (?:[Tt]asks|[Pp]rofile|[Rr]esponsibilities|[Qq]ualifications|[Ss]kills|[Mm]indset|[Dd]uties|[Rr]equirements|[Bb]enefits)/u,
  haves: /Must[- ][Hh]aves?|Nice[- ][Tt]o[- ][Hh]aves?|What [Ww]e [Oo]ffer|We offer(?= \p{Lu})/u,
  you: /What [Yy]ou(?:[’']ll (?:[Dd]o|[Bb]ring|[Nn]eed)| [Bb]ring| [Nn]eed)|About (?:[Yy]ou|[Uu]s)|Who [Yy]ou [Aa]re/u,
  alone: /(?:Requirements|Responsibilities|Qualifications|Benefits|Desirable|Tech(?:nology)? [Ss]tack)(?=:| \p{Lu})/u,
  label: /(?:Job type|Experience level|Role|Industry|Company (?:size|type)|Compensation|Location options)(?=:)/u,
  rest: /(?:The )?Rewards(?=:)|Technologies(?= \p{Ll})|Job description(?= \p{Lu})/u,
}).source;
const HEADING_INSIDE = new RegExp(String.raw`(?<=\S) (?<heading>${HEADING})(?=[ :])`, "gu");

/** Lines as an author would have set them: one bullet each, headings alone, no space before a full stop. */
export function tidyVacancyLines(texts: string[]): string[] {
  const lines = unfoldTables(markHeadings(texts));
  return lines
    .flatMap((text) => tidyPunctuation(text).split(BULLET_INSIDE))
    .flatMap((text) => (text.length > PASTED_CHARACTERS ? setHeadingsAlone(text) : [text]))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

const EMPHASIS = /(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])(?<text>[^*]{1,120}?)(?<=\S)\*{1,3}(?![\p{L}\p{N}*])/gu;
const PICTURES = /(?:(?![©®™✓✔➢►→])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Variation_Selector}|\u{200D})*)+/u;
const PICTURE_FIRST = new RegExp(`^${PICTURES.source} ?(?=\\S)`, "u");
const PICTURE = new RegExp(` ?${PICTURES.source}`, "gu");

export function tidyPunctuation(text: string): string {
  return text
    .replaceAll(EMPHASIS, "$<text>")
    .replace(PICTURE_FIRST, "• ")
    .replaceAll(PICTURE, "")
    .replaceAll(/(?<=^|\s)\. NET\b/gu, ".NET")
    .replaceAll(/ (?<mark>[.,;:!?)])(?=\s|$|[.,;:!?)])/gu, "$<mark>")
    .replaceAll("( ", "(")
    .replaceAll(/ ['’] ?(?=(?:re|ll|s|ve|d|t|m)\b)/gu, "'")
    .replaceAll(/\be\.? ?g\b\.?/giu, "e.g.")
    .replaceAll(/\bi\.e\b\.?/giu, "i.e.");
}

function setHeadingsAlone(text: string): string[] {
  return text
    .replaceAll(HEADING_INSIDE, "\n$<heading>\n")
    .split("\n")
    .map((line) => line.replace(/^: /u, ""));
}
