/** One CV of a vacancy: what a careful reader thought of it, and what the score says. */
export interface Ranked {
  fit: number;
  score: number;
  decision: string;
  isSameTrade: boolean;
  lacksGate: boolean;
}

const CLEAR = 15;
const FIRST = 5;

/** Kendall's tau-b: 1 the same order, 0 no relation. */
export function tau(rows: Ranked[]): number {
  let [same, opposite, onlyScore, onlyFit] = [0, 0, 0, 0];
  for (const [left, right] of pairsOf(rows)) {
    const [byScore, byFit] = [Math.sign(left.score - right.score), Math.sign(left.fit - right.fit)];
    if (byScore === 0 && byFit === 0) continue;
    if (byScore === 0) onlyFit += 1;
    else if (byFit === 0) onlyScore += 1;
    else if (byScore === byFit) same += 1;
    else opposite += 1;
  }
  const decided = same + opposite;
  return (same - opposite) / Math.sqrt((decided + onlyFit) * (decided + onlyScore));
}

/** Of the pairs that differ clearly for the reader, how many the score puts in the same order; a tie is half right. */
export function clearPairs(rows: Ranked[]): { right: number; all: number } {
  let [right, all] = [0, 0];
  for (const [one, other] of pairsOf(rows)) {
    const gap = one.fit - other.fit;
    if (Math.abs(gap) < CLEAR) continue;
    const order = Math.sign(one.score - other.score);
    all += 1;
    if (order === 0) right += 0.5;
    else if (order === Math.sign(gap)) right += 1;
  }
  return { right, all };
}

function pairsOf(rows: Ranked[]): [Ranked, Ranked][] {
  return rows.flatMap((left, at) => rows.slice(at + 1).map((right): [Ranked, Ranked] => [left, right]));
}

export function gainOfFirst(rows: Ranked[]): number {
  const gain = (list: Ranked[]) =>
    list.slice(0, FIRST).reduce((sum, { fit }, at) => sum + (2 ** gradeOf(fit) - 1) / Math.log2(at + 2), 0);
  const best = gain(rows.toSorted((left, right) => right.fit - left.fit));
  return best === 0 ? 1 : gain(rows.toSorted((left, right) => right.score - left.score)) / best;
}

function gradeOf(fit: number): number {
  if (fit >= 85) return 3;
  return fit >= 70 ? 2 : Number(fit >= 40);
}

/** Quadratic weighted kappa over verdicts 0, 1 and 2. */
export function kappa(pairs: readonly (readonly [number, number])[]): number {
  const seen = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => pairs.filter(([a, b]) => a === row && b === column).length),
  );
  const rows = seen.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = [0, 1, 2].map((column) => seen.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  let [observed, expected] = [0, 0];
  for (const [a, row] of seen.entries()) {
    for (const [b, count] of row.entries()) {
      const distance = ((a - b) / 2) ** 2;
      observed += distance * count;
      expected += (distance * (rows[a] ?? 0) * (columns[b] ?? 0)) / pairs.length;
    }
  }
  return 1 - observed / expected;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One row of the table: all vacancies together. */
export function summarise(vacancies: Ranked[][]) {
  const all = vacancies.flat();
  const clear = vacancies.map((rows) => clearPairs(rows));
  const same = vacancies.map((rows) => clearPairs(rows.filter(({ isSameTrade }) => isSameTrade)));
  return {
    tau: round(mean(vacancies.map((rows) => tau(rows)))),
    "nDCG@5": round(mean(vacancies.map((rows) => gainOfFirst(rows)))),
    "clear pairs": round(share(clear)),
    "same trade": round(share(same)),
    "|score-fit|": round(mean(vacancies.map((rows) => mean(rows.map(({ score, fit }) => Math.abs(score - fit))))), 1),
    "no gate, 70+": all.filter(({ lacksGate, score }) => lacksGate && score >= 70).length,
    "85+, rejected": all.filter(({ score, decision }) => score >= 85 && decision === "reject").length,
    "under 40, invited": all.filter(({ score, decision }) => score < 40 && decision === "interview").length,
  };
}

function share(pairs: { right: number; all: number }[]): number {
  return pairs.reduce((sum, { right }) => sum + right, 0) / pairs.reduce((sum, pair) => sum + pair.all, 0);
}

function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
