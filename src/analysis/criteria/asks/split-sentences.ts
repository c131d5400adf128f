import { anyOf, oneOf } from "#analysis/pattern.ts";
import { EXCLUSION } from "./asking-patterns.ts";

const SENTENCE_END =
  /(?<=[.!?])(?<!\be\.g\.|\bi\.e\.|\betc\.|\bincl\.|\bapprox\.|\b(?:St|Co|c|min|max|yrs|exp|no|Min|Max|Dr|Mr|Mrs|Ms|No|Ltd|Inc|Pvt|vs|Sr|Jr|Dept|Ref|Tech|Sc|Com|Ed|Eng|Phil|Asst|Exp|Mgr|Govt|Sept|Pvt|Nos|Affl|cert|quals?|hrs|wk|mos)\.|\b\p{Lu}\.|\b\p{L}\.\p{L}\.) (?=[\p{Lu}"“($£€₹.]|\d)/u;
/** A text in small letters begins its sentences with them, too. */
const SMALL_END =
  /(?<=\p{L}{2}[.!?]|[)\d][.!?])(?<!\b(?:e\.g|i\.e|etc|approx|min|max|yrs|exp|incl)\.) (?=[\p{Ll}£$€])(?![^(]*\))/u;
/** Longer than a requirement: its full stops were lost, and only its opening words show where one begins. */
const RUN_TOGETHER = 160;
/** Words that a requirement does not end with. */
const GOES_ON = oneOf(
  "one, two, three, four, five, six, seven, eight, nine, ten, minimum, least, than, over, with, of, have, has, having, for",
  "and, or, to, the, an?, in, as, some, good, strong, proven, solid, excellent, extensive, previous, prior, hands-on",
  "relevant, demonstrated, working, basic, deep, in-depth, you, or more, plus, ideally, both, your, technical, practical",
  "commercial, must, is, are, be",
);
const CAPITAL_OPENING = anyOf("u", {
  quality: /(?:Proven|Strong|Solid|Good|Excellent|Some|Previous|Hands-on|Demonstrated|Extensive|In-depth) \p{Ll}/u,
  ability:
    /(?:Experience|Knowledge|Ability|Proficien\p{Ll}+|Familiarity|Understanding|Minimum|Degree|Fluent|Must|Ideally|Delivered) \p{L}/u,
  you: /At least|You (?:have|are|understand|use|can|will|ensure|take|help|know|speak|actively)\b/u,
}).source;
const SMALL_OPENING = anyOf("u", {
  years: /(?:\d{1,2}\+? )?years(?:['’]| of| or)? (?:\p{L}+ ){0,3}experience\b/u,
  quality: /(?:proven|strong|excellent|solid|previous|prior) (?:experience|knowledge|understanding)\b/u,
  ability: /(?:knowledge of|experience with|must have|proficiency in)\b/u,
}).source;
const OPENING = new RegExp(
  String.raw`(?<=[\p{L}\p{N})])(?<!\d\+?|\b${GOES_ON}) (?=(?:${CAPITAL_OPENING})|${SMALL_OPENING})`,
  "u",
);
const ADDRESSED = /(?<=\p{Ll}) (?=You (?:have|are|understand|use|can|will|ensure|take|help|know|speak)\b)/u;
const CLOSED_BRACKET =
  /(?<=\)) (?=(?:Previous |Proven |Strong )?(?:Experience|Knowledge|Familiarity|Ability|Good|Excellent)\b)/u;

/** "A certificate is required; please show it on your resume": what to do with it is another sentence. "This is required" is none. */
const ASIDE = /(?<!^(?:this|that|it|these|both|all)\b.*)(?<=\p{L});(?= please\b)/iu;

/** One sentence each, also where the advertisement lost its full stops. */
export function splitSentences(text: string): string[] {
  const isSmall = /^\p{Ll}/u.test(text) && !/[.!?] \p{Lu}\p{Ll}/u.test(text);
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => (isSmall ? sentence.split(SMALL_END) : [sentence]))
    .flatMap((sentence) => sentence.split(ASIDE))
    .flatMap((sentence) => sentence.split(CLOSED_BRACKET))
    .flatMap((sentence) => sentence.split(ADDRESSED))
    .flatMap((sentence) => (isRunTogether(sentence) ? sentence.split(OPENING) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Commas and semicolons show that its author set them: such a sentence is long and whole. */
function isRunTogether(sentence: string): boolean {
  return sentence.length > RUN_TOGETHER && !/[.;!?]/u.test(sentence.slice(0, -1));
}

const EMPLOYERS_ASIDE =
  / ?\((?:we(?:['’]ll| will| can)? (?:pay|put|fund|train|teach|provide|supply|cover|help|arrange|support|give)|will be|[^()]{0,30} (?:will be|is|are) (?:given|provided|supplied|paid))\b[^()]*\)/giu;

/** "A site card (we pay for the course)": what the employer says of itself in brackets asks for nothing, unless it excludes. */
export function dropAsides(sentence: string): string {
  return sentence.replaceAll(EMPLOYERS_ASIDE, (aside) => (EXCLUSION.test(aside) ? aside : ""));
}
