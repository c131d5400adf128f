import type { SectionLine } from "./group-into-sections.ts";
import { isHeadLine } from "./head-lines.ts";
import { findDateRange, findSingleDate } from "./read-date-range.ts";
import { isNamed, type Piece } from "#analysis/extract/head/piece-kinds.ts";
import { splitPieces } from "#analysis/extract/head/split-pieces.ts";
import { listEmployers, type StatedRole } from "./find-stated-role.ts";

interface Post {
  /** The line that may open a post, and the one below it. */
  first: Piece[];
  second: Piece[];
  secondText: string;
  isAtHeading: boolean;
}

interface PostRule {
  name: string;
  read: (post: Post) => StatedRole | undefined;
}

const MOST_PIECES = 4;
const MOST_EMPLOYER_WORDS = 5;

export const POST_RULES: PostRule[] = [
  {
    name: "title and employer on one line",
    read: ({ first }) => {
      const [title, ...others] = first;
      const company = others.find((piece) => mayEmploy(piece) && !piece.isAside);
      return title?.kind === "title" && company !== undefined && first.length <= MOST_PIECES
        ? { title: title.text, company: company.text }
        : undefined;
    },
  },
  {
    name: "employer and title on one line",
    read: ({ first }) => {
      const [company, title, ...others] = first;
      return company !== undefined && mayEmploy(company) && title?.kind === "title" && others.length === 0
        ? { title: title.text, company: company.text }
        : undefined;
    },
  },
  {
    name: "the employer below the title",
    read: ({ first, second, secondText }) => {
      const [title] = first;
      const [company] = second;
      if (title?.kind !== "title" || company === undefined || !mayEmploy(company)) return undefined;
      return showsEmployer(second, secondText) ? { title: title.text, company: company.text } : undefined;
    },
  },
  {
    name: "the title below the employer",
    read: ({ first, second }) => {
      const [company] = first;
      const [title] = second;
      return company?.kind === "employer" && title?.kind === "title" && second.length === 1
        ? { title: title.text, company: company.text }
        : undefined;
    },
  },
  {
    name: "the title below a plain name, right below the heading",
    read: ({ first, second, isAtHeading }) => {
      const [company, ...others] = first;
      const [title] = second;
      if (!isAtHeading || company?.kind !== "unknown" || others.length > 0 || !mayEmploy(company)) return undefined;
      return title?.kind === "title" && second.length === 1 && isAllCapital(company.text)
        ? { title: title.text, company: company.text }
        : undefined;
    },
  },
];

/**
 * A post that gives no dates, above all dated ones of the work: what somebody does now and did not date. `before` is where the
 * first dated post begins. Where employers are listed under a label of their own, that list is better.
 */
export function findUndatedPost(lines: SectionLine[], before: number): StatedRole | null {
  if (listEmployers(lines).length > 0) return null;
  for (const [index, line] of lines.slice(0, before).entries()) {
    const next = index + 1 < before ? lines[index + 1] : undefined;
    if (!mayOpenPost(line)) continue;
    const second = next !== undefined && mayOpenPost(next) ? splitPieces(next.text) : [];
    const isAtHeading = lines[index - 1]?.isHeading === true;
    const post = { first: splitPieces(line.text), second, secondText: next?.text ?? "", isAtHeading };
    for (const { read } of POST_RULES) {
      const found = read(post);
      if (found !== undefined) return found;
    }
  }
  return null;
}

function mayOpenPost(line: SectionLine): boolean {
  const isWork = line.section === "experience" && !line.isHeading;
  return (
    isWork && isHeadLine(line) && findDateRange(line.text) === undefined && findSingleDate(line.text) === undefined
  );
}

function mayEmploy({ kind, text, isField }: Piece): boolean {
  if (kind === "employer") return true;
  return kind === "unknown" && !isField && isNamed(text) && text.split(" ").length <= MOST_EMPLOYER_WORDS;
}

/** By its looks, by the place behind it, by a dash at its end, or by being a name and nothing else. */
function showsEmployer(pieces: Piece[], text: string): boolean {
  if (pieces.some(({ kind }) => kind === "employer" || kind === "place") || /[-–—]\s*$/u.test(text)) return true;
  return pieces.length === 1 && isAllCapital(pieces[0]?.text ?? "");
}

function isAllCapital(text: string): boolean {
  return text.split(" ").every((word) => /^[\p{Lu}&]/u.test(word));
}
