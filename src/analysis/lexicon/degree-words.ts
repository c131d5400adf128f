import { oneOf } from "#analysis/pattern.ts";

/** Degrees and school certificates, by their names and their usual letters. */
const BY_NAME = "bachelor(?:['’]?s)?, master(?:['’]?s)?, doctor(?:ate|al)?";
const BY_LETTERS = String.raw`ph\.? ?d, d\.?phil, b\.? ?sc, m\.? ?sc, b\.? ?a, m\.? ?a, b\.? ?s, m\.? ?s, b\.? ?eng, m\.? ?eng, b\.? ?e, m\.? ?e,
b\.?[ -]?tech, m\.?[ -]?tech, m\.?b\.?a, b\.?b\.?a, bca, mca, pgdm, b\.? ?com, m\.? ?com, b\.? ?arch, m\.? ?arch, ll\.?b, ll\.?m, j\.?d, m\.?d,
mbbs, dds, d\.?pharm, b\.? ?pharm, m\.? ?pharm, pharm\.?d, b\.? ?ed, m\.? ?ed, mphil, msw, bsw, bfa, mfa, bsn, msn, bba, edd, m\.?p\.?h`;
const BELOW_A_DEGREE = String.raw`pgce, pgdip, pg ?diploma, post ?graduate, hnd, hnc, btec, nvq, gcses?, a[- ]levels?, diploma, associate(?:['’]?s)?,
a\.? ?a\.?s?, foundation degree, [a-z]+ degree, degree`;
const SCHOOL = String.raw`ged, high school diploma, secondary school certificate, ssc, s\.s\.c, hsc, h\.s\.c, 10th, 12th, baccalaureate, abitur,
licence, apprenticeship, certificate (?:in|of)`;
const DEGREE = new RegExp(
  String.raw`(?<![\p{L}.])${oneOf(BY_NAME, BY_LETTERS, BELOW_A_DEGREE, SCHOOL)}(?![\p{L}])\.?`,
  "iu",
);
/** Letters that are also words or initials count only in capitals. */
const SHORT = /^(?:b\.? ?a|m\.? ?a|b\.? ?s|m\.? ?s|b\.? ?e|m\.? ?e|a\.? ?a\.?s?|j\.?d|m\.?d|ged|ssc|hsc|bca|mca)\.?$/iu;
const SUBJECT =
  "science, arts, engineering, technology, applied science, fine arts, education, business administration, commerce, laws?, philosophy, public health";
const BARE = new RegExp(
  String.raw`^(?:(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)?(?: of ${oneOf(SUBJECT)})?` +
    String.raw`|[a-z]{1,4}\.? ?[a-z]{0,5}\.?[a-z]?\.?|[a-z]+ degree|high school diploma|diploma|certificate)(?: \(?hons?\.?\)?)?$`,
  "iu",
);
const NO_DEGREE = /^.{0,24}\b(?:thesis|dissertation|project|mastered|card|license|licence)\b/iu;

/** Where a degree is named in the text, or undefined. */
export function findDegree(text: string): { from: number; to: number } | undefined {
  const match = DEGREE.exec(text);
  if (match === null) return undefined;
  const isLetters = SHORT.test(match[0]);
  if (isLetters && match[0] !== match[0].toUpperCase()) return undefined;
  // "Sales Associate" and "Certified Git Associate" are no degrees; as one the word comes first.
  if (/^associate$/iu.test(match[0]) && match.index > 0 && !/^ (?:degree|of|in)\b/iu.test(text.slice(match.index + 9)))
    return undefined;
  if (NO_DEGREE.test(text.slice(match.index))) return undefined;
  return { from: match.index, to: match.index + match[0].length };
}

/** A degree without its subject: "B.A", "Bachelor of Science". */
export function isBareDegree(text: string): boolean {
  return BARE.test(text);
}

const INSTITUTION_WORDS = String.raw`university, univ\.?, universit(?:y|é|à|ät|at|e), universidad(?:e)?, college, school, institute?, institution,
academy, polytechnic, conservatoire, conservatory, seminary, faculty, hochschule, école, ecole, vidyalaya, vidya\p{L}*, iit, nit, iiit, bits, mit,
ucla, nyu, jntu\p{L}?, vtu, rgpv, lse, ucl`;
const INSTITUTION = new RegExp(String.raw`(?<!\p{L})${oneOf(INSTITUTION_WORDS)}(?!\p{L})`, "iu");

export function isInstitution(text: string): boolean {
  return INSTITUTION.test(text) && !/^high school(?: diploma)?$|^school(?: of)?$/iu.test(text);
}

const CONFERRED = /\bdegree,? (?:was )?(?:conferred|awarded|granted|earned|completed|obtained|received)\b/iu;

/** "Associate of Arts Degree Conferred May 2011" is no post, wherever it stands. */
export function isConferred(text: string): boolean {
  return CONFERRED.test(text);
}
