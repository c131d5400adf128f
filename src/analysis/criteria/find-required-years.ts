export const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const LENGTH = new RegExp(
  `(?<!\\b(?:last|past|next|every|within|for over|for more than|in|in the) )\\b(?<number>\\d{1,2}|${NUMBER_WORDS.slice(1).join("|")})(?: ?\\(\\d{1,2}\\))?(?: ?(?:\\+|plus|or more))?(?: ?(?:-|–|to) ?(?:\\d{1,2}|${NUMBER_WORDS.slice(1).join("|")}))? ?\\+? ?(?<unit>years?|yrs?|months?)\\b(?!['’]? (?:old|of age|ago))`,
  "iu",
);
/** "… two of which as a head chef": of the years the row before it asks for. */
const SHARE = new RegExp(
  `^(?:at least |of (?:which|these|those|them),? (?:at least )?)?(?<number>\\d{1,2}|${NUMBER_WORDS.slice(1).join("|")})(?: or more)?(?: of (?:which|them|those|these)\\b| in which\\b)`,
  "iu",
);
export const LONGEST_YEARS = 20;

/** "5+ years", "two to four years" (the lower figure counts), "18 months". */
export function findRequiredYears(text: string): number | null {
  const { number = "", unit = "y" } = LENGTH.exec(text)?.groups ?? SHARE.exec(text)?.groups ?? {};
  const word = number.toLowerCase();
  const count = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
  const years = unit.toLowerCase().startsWith("m") ? count / 12 : count;
  return years > 0 && years <= LONGEST_YEARS ? Math.round(years * 4) / 4 : null;
}
