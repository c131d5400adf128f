import type { BoardCheck, RowNote } from "#shared/vacancies/board.ts";
import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import type { ProtectedTrait } from "#shared/vacancies/vacancy.ts";
import { draftGiven } from "./draft-criteria.ts";
import { findGivenRole } from "./draft-role.ts";
import { findRowTrait } from "./find-row-traits.ts";
import { hasSameWords, isAlike } from "./merge-drafts.ts";
import { findVagueHint } from "./vague-rules.ts";

const TRAIT_NAMES: Record<ProtectedTrait, string> = {
  age: "age",
  appearance: "appearance",
  disability: "health or disability",
  ethnicity: "ethnic origin",
  family: "family or marriage",
  gender: "gender",
  nationality: "nationality or mother tongue",
  orientation: "sexual orientation",
  religion: "religion",
};

/** What there is to say about each row of a board, in its order. */
export function checkBoard(title: string, rows: readonly CriteriaFileRow[]): BoardCheck {
  const drafts = rows.map((row) => draftGiven(row, title)[0]);
  const known = drafts.filter((draft) => draft !== undefined);
  const role = findGivenRole(known, title);
  const read = rows.map(({ wording, importance }, index): ReadRow => {
    const draft = drafts[index];
    const isRole = draft !== undefined && draft === role;
    return { wording, importance, years: draft?.required_years ?? null, isRole };
  });
  return {
    rows: read.map((row, index) => ({
      required_years: row.years,
      notes: [
        ...noteTrait(row.wording),
        ...(row.isRole ? [ROLE_NOTE] : []),
        ...noteVague(row.wording),
        ...read.flatMap((other, at) => (at === index ? [] : noteOther(row, other))),
      ],
    })),
  };
}

const ROLE_NOTE: RowNote = { kind: "role", text: "The role itself: having done this work, shown by dated posts." };
/** Of the words of the longer row: a row that only mentions the other asks for more than that. */
const SAME_WORDS = 0.5;

interface ReadRow extends Pick<CriteriaFileRow, "wording" | "importance"> {
  years: number | null;
  isRole: boolean;
}

function noteTrait(wording: string): RowNote[] {
  const found = findRowTrait(wording);
  if (found === undefined) return [];
  const text = `Nobody may be chosen by ${TRAIT_NAMES[found.trait]}. Change or remove this row.`;
  return [{ kind: "protected", trait: found.trait, text }];
}

function noteVague(wording: string): RowNote[] {
  const hint = findVagueHint(wording);
  return hint === undefined ? [] : [{ kind: "vague", text: hint }];
}

function noteOther(row: ReadRow, other: ReadRow): RowNote[] {
  if (isPlainTitle(row) || isPlainTitle(other) || !isSameWish(row.wording, other.wording)) return [];
  if (row.years !== null && other.years !== null && row.years !== other.years)
    return [{ kind: "contradicts", text: `${row.years} years here, ${other.years} in “${other.wording}”.` }];
  const [own, its] = [row.importance === "nice", other.importance === "nice"];
  if (own !== its)
    return [{ kind: "contradicts", text: `${nameNeed(own)} here, ${nameNeed(its)} in “${other.wording}”.` }];
  return [{ kind: "repeats", text: `“${other.wording}” asks for the same, so it would count twice.` }];
}

/** Other rows name the title, too, and ask for more than that; years in the role can contradict each other. */
function isPlainTitle({ isRole, years }: ReadRow): boolean {
  return isRole && years === null;
}

function isSameWish(left: string, right: string): boolean {
  return isAlike(left, right, SAME_WORDS) || hasSameWords(left, right);
}

function nameNeed(isNice: boolean): string {
  return isNice ? "nice to have" : "needed";
}
