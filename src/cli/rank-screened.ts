import { type Duplicate, findDuplicates } from "#analysis/score/find-duplicates.ts";
import { compareCandidates } from "#analysis/score/rank-candidates.ts";
import { shortlistSize, type ShortlistSize } from "#shared/screening/shortlist-size.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { ScreenedFile, Timings } from "./screen-files.ts";

export interface RankedCv {
  file: string;
  /** The place among the files. */
  position: number;
  analysis: CvAnalysis;
  rank: number;
  isShortlisted: boolean;
  duplicates: { file: string; kind: Duplicate["kind"] }[];
  timings: Timings;
}

export interface UnreadCv {
  file: string;
  reason: string;
  timings: Timings;
}

export interface Ranking {
  ranked: RankedCv[];
  unread: UnreadCv[];
}

/** A percentage is of all files that were given, as it is of all that are uploaded. */
export function rankScreened(screened: ScreenedFile[], options: ShortlistSize): Ranking {
  const size = shortlistSize(options, screened.length);
  const analysed = withDuplicates(listAnalysed(screened));
  const inOrder = analysed.toSorted((left, right) => compareCandidates(standing(left), standing(right)));
  return { ranked: inOrder.map((cv, index) => place(cv, index, size)), unread: listUnread(screened) };
}

function place(cv: Omit<RankedCv, "rank" | "isShortlisted">, index: number, size: number): RankedCv {
  return { ...cv, rank: index + 1, isShortlisted: index < size };
}

type Analysed = Pick<RankedCv, "file" | "position" | "analysis" | "timings">;

const standing = ({ analysis, position }: Analysed) => ({ ...analysis, position });

function listAnalysed(screened: ScreenedFile[]): Analysed[] {
  return screened.flatMap(({ file, outcome, timings }, position) =>
    outcome.kind === "analysed" ? [{ file: file.name, position, analysis: outcome.analysis, timings }] : [],
  );
}

function withDuplicates(cvs: Analysed[]): (Analysed & Pick<RankedCv, "duplicates">)[] {
  const found = findDuplicates(cvs.map(({ analysis }) => analysis));
  return cvs.map((cv, own) => ({
    ...cv,
    duplicates: (found[own] ?? []).map(({ index, kind }) => ({ file: cvs[index]?.file ?? "", kind })),
  }));
}

function listUnread(screened: ScreenedFile[]): UnreadCv[] {
  return screened.flatMap(({ file, outcome, timings }) =>
    outcome.kind === "not_read" ? [{ file: file.name, reason: outcome.reason, timings }] : [],
  );
}
