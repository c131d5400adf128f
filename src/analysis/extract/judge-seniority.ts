const RANKS: [string, RegExp][] = [
  ["Executive", /\b(?:chief|ceo|cto|cfo|coo|president|founder|co-founder|owner|partner)\b/iu],
  ["Director", /\b(?:director|head of|vp)\b/iu],
  ["Lead", /\b(?:lead|principal|team leader)\b/iu],
  ["Manager", /\b(?:manager|supervisor|superintendent)\b/iu],
  ["Senior", /\b(?:senior|sr|staff engineer)\b/iu],
  ["Intern", /\b(?:intern|trainee|apprentice|student)\b/iu],
  ["Junior", /\b(?:junior|jr|graduate|entry|assistant)\b/iu],
];

const SENIOR_FROM_MONTHS = 8 * 12;
const MID_FROM_MONTHS = 3 * 12;

/** The rank a title states; without one, the length of the dated work; without dates, nothing. */
export function judgeSeniority(title: string | null, months: number): string | null {
  const stated = title === null ? undefined : RANKS.find(([, pattern]) => pattern.test(title));
  if (stated !== undefined) return stated[0];
  if (months === 0) return null;
  if (months >= SENIOR_FROM_MONTHS) return "Senior";
  return months >= MID_FROM_MONTHS ? "Mid-level" : "Junior";
}
