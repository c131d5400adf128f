import { parseArgs } from "node:util";
import { expectRemaining, mayStop, type Outlook } from "#analysis/score/expect-remaining.ts";
import { queueSecondLook, type RankedCv } from "#analysis/score/queue-second-look.ts";
import { PROBABLY } from "#shared/candidates/second-look.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { randomFrom } from "#tests/support/random-from.ts";
import { judgeHeldOut } from "./judged/judge-held-out.ts";
import { loadJudged } from "./judged/judgements.ts";

// What the second look promises against what is missed: a person who decides as the reader of the judged vacancies does sees the
// shortlist, goes through the queue and stops when that is called reasonable.
// npm run bench:second-look -- --judged folder [--runs 100]
const { values: options } = parseArgs({
  options: { judged: { type: "string", default: "" }, runs: { type: "string", default: "100" } },
});
const RUNS = Number(options.runs);

interface Person {
  cv: RankedCv;
  isWanted: boolean;
}

interface Stop {
  people: number;
  wanted: number;
  seen: number;
  missed: number;
  promised: number;
  /** Over all moments of the run: how often no more were left than was said. */
  kept: number;
  moments: number;
}

/** From so much fit on the reader would invite: at once, or after comparing. */
const INVITED_FROM = { "at once": 85, "at once or perhaps": 70 };
/** Vacancies that are put together to one of some 240 CVs. */
const POOLED = 19;
const vacancies = judgeHeldOut(loadJudged(options.judged));

function main() {
  const rows: Record<string, ReturnType<typeof summarise>> = {};
  for (const [name, from] of Object.entries(INVITED_FROM)) {
    rows[`the ${vacancies.length} vacancies as they are, ${name}`] = summarise(
      vacancies.map((one, at) => lookThrough(asPeople([one], from), String(at))),
    );
    for (const kept of [1, 0.3])
      rows[`${RUNS} of ${POOLED} together, ${name}${kept < 1 ? `, ${kept * 100}% of the wanted` : ""}`] = summarise(
        Array.from({ length: RUNS }, (_, run) => lookThrough(pool(run, from, kept), String(run))),
      );
  }
  console.table(rows);
}

/** Fewer of the wanted than there are make a vacancy for which hardly anybody is right. */
function pool(run: number, from: number, kept: number): Person[] {
  const random = randomFrom(run + 1);
  const drawn = vacancies
    .map((one) => ({ one, draw: random() }))
    .toSorted((left, right) => left.draw - right.draw)
    .slice(0, POOLED);
  return asPeople(
    drawn.map(({ one }) => one),
    from,
  ).filter(({ isWanted }) => !isWanted || random() < kept);
}

/** A tenth of them, at least three, are the shortlist. */
function asPeople(together: typeof vacancies, from: number): Person[] {
  const all = together.flatMap(({ judged, cvs }) =>
    cvs.map(({ cv, findings, score }) => ({
      id: `${judged.name} ${cv.id}`,
      score,
      isWanted: cv.fit >= from,
      findings: findings.map(({ id, level, credit }) => ({ criterion_id: `${judged.name} ${id}`, level, credit })),
    })),
  );
  const size = Math.max(3, Math.round(all.length / 10));
  return all
    .toSorted((left, right) => right.score - left.score)
    .map(({ isWanted, ...cv }, at) => ({
      isWanted,
      cv: { ...cv, isShortlisted: at < size, reviewReasons: [], readingQuality: null },
    }));
}

/** Reasons that come from the text of a board or a file are not played: the pooled vacancies have no board in common. */
const NO_CRITERIA: KeyedCriterion[] = [];

function lookThrough(people: Person[], seed: string): Stop {
  const wanted = new Map(people.map(({ cv, isWanted }) => [cv.id, isWanted]));
  const queue = queueSecondLook(
    people.map(({ cv }) => cv),
    NO_CRITERIA,
    seed,
  ).map(({ id }) => id);
  const scores = new Map(people.map(({ cv }) => [cv.id, cv.score]));
  const seen = people.filter(({ cv }) => cv.isShortlisted).map(({ cv }) => cv.id);
  const stop: Stop = { people: people.length, wanted: 0, seen: 0, missed: 0, promised: 0, kept: 0, moments: 0 };
  stop.wanted = people.filter(({ isWanted }) => isWanted).length;
  for (;;) {
    const outlook = lookAhead(seen, queue);
    const missed = queue.filter((id) => wanted.get(id)).length;
    stop.moments += 1;
    stop.kept += Number(missed <= outlook.atMost);
    const found = seen.filter((id) => wanted.get(id)).length;
    const next = queue[0];
    if (next === undefined || mayStop(people.length, found, outlook))
      return { ...stop, seen: seen.length, missed, promised: outlook.atMost };
    seen.push(next);
    queue.shift();
  }

  function lookAhead(known: string[], unknown: string[]): Outlook {
    return expectRemaining(
      known.map((id) => ({ score: scores.get(id) ?? 0, isWanted: wanted.get(id) ?? false })),
      unknown.map((id) => scores.get(id) ?? 0),
    );
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function summarise(stops: Stop[]) {
  const sum = (of: (stop: Stop) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  return {
    runs: stops.length,
    CVs: (sum(({ people }) => people) / stops.length).toFixed(0),
    wanted: (sum((stop) => stop.wanted) / stops.length).toFixed(1),
    "seen at the stop": percent(sum(({ seen, people }) => seen / people) / stops.length),
    "missed, of all wanted": `${sum(({ missed }) => missed)} of ${sum((stop) => stop.wanted)}`,
    "most missed": Math.max(...stops.map(({ missed }) => missed)),
    [`no more than said (promise ${percent(PROBABLY)})`]: percent(
      stops.filter(({ missed, promised }) => missed <= promised).length / stops.length,
    ),
    "the same at every moment": percent(sum(({ kept }) => kept) / sum(({ moments }) => moments)),
  };
}

main();
