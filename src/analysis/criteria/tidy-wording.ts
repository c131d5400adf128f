const STRAY_START =
  /^(?:(?:[-–—•*·:;,.)\]"”]+|(?:and|or|but|with|who|plus) |(?:years?|yrs) (?:of|or) (?=\p{L}))\s*)+/iu;
const STRAY_END = /(?:[\s.;,:*•(–—?!-]+|,? (?:and|or|etc)\.?)$/iu;

/** As a recruiter would write it on a list: no bullet, no trailing dot, a capital first. */
export function tidyWording(text: string): string {
  const plain = text.replace(STRAY_START, "").slice(0, 2000).trimEnd().replace(STRAY_END, "").replace(STRAY_END, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const ACRONYM =
  /^(?:[^aeiouy]{2,5}|aws|api|seo|sem|sap|iot|ios|etl|crm|erp|sql|php|css|html|hr|ui|ux|qa|oop|json)\d?$/u;

/** Tags come in small letters and hyphens: "amazon-web-services" is read as a name. */
export function displaySkill(written: string): string {
  const lower = written.toLowerCase();
  if (written.slice(1) !== lower.slice(1)) return written.replaceAll(/[()]/gu, "");
  return ACRONYM.test(lower) ? written.toUpperCase() : tidyWording(written.replaceAll("-", " "));
}

const LONGEST_WORDING = 200;

/** At a comma or a word's end: a row is read at one look. */
export function cutWording(text: string): string {
  if (text.length <= LONGEST_WORDING) return text;
  const head = text.slice(0, LONGEST_WORDING);
  const end = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(" ("));
  return tidyWording(end > LONGEST_WORDING / 2 ? head.slice(0, end) : head.slice(0, head.lastIndexOf(" ")));
}
