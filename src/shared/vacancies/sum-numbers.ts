import { daysToShortlist } from "./numbers-csv.ts";
import type { OpeningNumbers, StageCounts } from "./opening-numbers.ts";

/** What vacancies have in common. */
export type NumbersSum = Pick<OpeningNumbers, "cvs" | "unread" | "shortlisted" | "sources" | "stages" | "bands">;

export function sumNumbers(all: readonly OpeningNumbers[]): NumbersSum {
  const sum = (of: (one: OpeningNumbers) => number) => all.reduce((total, one) => total + of(one), 0);
  const sumStages = (of: (one: OpeningNumbers) => StageCounts): StageCounts => ({
    new: sum((one) => of(one).new),
    advance: sum((one) => of(one).advance),
    hold: sum((one) => of(one).hold),
    decline: sum((one) => of(one).decline),
  });
  return {
    cvs: sum(({ cvs }) => cvs),
    unread: sum(({ unread }) => unread),
    shortlisted: sum(({ shortlisted }) => shortlisted),
    sources: {
      upload: sum(({ sources }) => sources.upload),
      bulk_import: sum(({ sources }) => sources.bulk_import),
      watched_folder: sum(({ sources }) => sources.watched_folder),
      known_people: sum(({ sources }) => sources.known_people),
      by_hand: sum(({ sources }) => sources.by_hand),
      not_recorded: sum(({ sources }) => sources.not_recorded),
    },
    stages: sumStages(({ stages }) => stages),
    bands: {
      excellent: sumStages(({ bands }) => bands.excellent),
      good: sumStages(({ bands }) => bands.good),
      fair: sumStages(({ bands }) => bands.fair),
    },
  };
}

/** The middle one; null where nobody was advanced in any of them. */
export function medianDays(all: readonly OpeningNumbers[]): number | null {
  const days = all.flatMap((one) => daysToShortlist(one) ?? []).toSorted((left, right) => left - right);
  const [low, high] = [days[Math.floor((days.length - 1) / 2)], days[Math.floor(days.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
