import { isDemand, isWish } from "./asks/sentence-rules.ts";
import { isHeadingOnly } from "./advertisement/vacancy-headings.ts";

interface NotAsked {
  name: string;
  pattern: RegExp;
  /** Where the clause itself says how much it wants something, this rule is mistaken. */
  isWeak?: boolean;
}

const MOST_HEADING_WORDS = 6;

/** Clauses that stand among what is asked for and ask for nothing. */
const RULES: readonly NotAsked[] = [
  {
    name: "explains a sign of a table",
    pattern: /^\p{Lu} ?(?:[=:–-] ?\p{L}+)$|^\p{Lu} ?=|^(?:criteria|requirement)s? E ?\/ ?D\b/iu,
  },
  {
    name: "says what is not needed",
    pattern:
      /^(?:you )?(?:do not|don['’]t|won['’]t|will not) (?:have to|need)\b|\b(?:is|are) (?:no|not a) (?:condition|requirement|obstacle|barrier)$|^(?!.*\b(?:preferred|but|desirable)\b)[^,]{3,40} not (?:required|needed|necessary)$|^no (?:\p{L}+ )?(?:certificates?|licen[cs]e|portfolio)\b.{0,12}$|^no (?:\p{L}+ )?(?:experience|qualifications?|degree|training)\b.{0,20}\b(?:needed|required|necessary)\b/iu,
  },
  {
    name: "only leads to what follows",
    pattern:
      /\bthe latest date\b|^(?:candidates?|applicants?|you) (?:must|should|shall|will|need to) (?:demonstrate|have|possess|show|be)$|^other requirements\b|^one of the following$|^(?:the|our) (?:must-haves?|essentials|basics|requirements|list|asks) (?:is|are) (?:short|simple|few|these|below|as follows)$/iu,
  },
  {
    name: "is a heading",
    pattern:
      /^(?:(?:character|health|age|citizenship|education|training|experience|essential|desirable|qualifications?|skills|knowledge|requirements?|competenc(?:ies|e)|attributes|abilities|and|&|other|general|personal|specific|key|criteria|ksc|section|part)\b[\s,:/&]*)+\d*$/iu,
  },
  {
    // Capitals count: five years in IT are asked for.
    name: "ends by pointing back",
    pattern: /^.{0,60}\b(?:with|around|of|outside|in|on) (?:that|this|these|those|them|it)$/u,
  },
  {
    name: "says of the last one",
    pattern:
      /^(?:this|that|it|these|those|both)(?: one| last| part| bit)? (?:is|are|isn['’]t|aren['’]t|may|can|could|comes?|has|have|does|was|means)\b|^less than (?:that|this)\b|\b(?:insists? on|requires?|demands?) (?:this|it|that)(?: one)?$/iu,
  },
  {
    // As a row it would be proved by what nobody wants.
    name: "says who is not wanted",
    pattern:
      /^(?!.*\b(?:without|lacking|unless|fewer|less than|who (?:have|has|do|are) (?:not|never))\b)[^,;]{3,80} (?:(?:kindly |please |pls |need |should )*(?:do not|don['’]t|not) apply|(?:kindly|please|pls) excuse|(?:will|can|are) ?not be (?:considered|entertained|shortlisted))$/iu,
  },
  {
    name: "points back",
    pattern:
      /^(?:is|are) (?:not |non-)?negotiable$|^(?:you|us|we|none|all|others?)$|^none of\b|\b(?:done|have|do|need|want|like|mean) (?:it|that|this)$|^\p{L}+ (?:those|these|this|that) \p{L}+$/iu,
  },
  {
    name: "tells of the employer",
    pattern:
      /^The (?:\p{Lu}\p{L}+(?:['’]s)?|council|association|county|company|firm|trust|school|university)(?: [\p{L}-]+){0,3} (?:is|has|holds?|offers?|provides?|pays?|reads?|runs?|uses?) (?!looking|seeking|keen)/u,
    isWeak: true,
  },
  {
    name: "formula of a public office",
    pattern:
      /\bof good character\b|\bfully competent and capable of\b|\bproper discharge of the\b|\brender regular and efficient service\b/iu,
  },
  // C and R are languages.
  { name: "is a letter of a table", pattern: /^(?![CR]$)\p{L}$/u },
  {
    name: "only answers",
    pattern: /^(?:neither|besides|nothing \p{L}+|(?:do|did|does|am|are|is) too|we would be interested)$/iu,
  },
  {
    name: "tells of the writer",
    pattern:
      /^I (?!need|want|expect|require|am (?:looking|after|seeking)|look|ask|would|will|insist|prefer|value|hope|care)\p{Ll}/u,
    isWeak: true,
  },
  { name: "tells of them", pattern: /^(?:they|he|she)(?:['’](?:re|s)| is| are| was| were)\b/iu, isWeak: true },
  {
    name: "says what becomes of an application",
    pattern:
      /^(?:canvassing|applications? (?:that|which|without|submitted|received))\b|\b(?:declined|rejected) automatically\b|\bautomatically (?:declined|rejected)\b/iu,
  },
  { name: "tag of a notice board", pattern: /^#\p{L}/u },
  {
    name: "names the agency",
    pattern: /^(?:posted|advertised|handled) (?:by|on behalf)\b|\bon behalf of (?:our|a|the) client\b/iu,
  },
  {
    name: "says that it does not matter",
    pattern: /^[^(]*\bwe(?:['’]re| are) not (?:fussy|picky|precious)\b/iu,
  },
  { name: "names the hours", pattern: /^(?:\d+ )?(?:hours|days|hrs) (?:a|per) week\b/iu },
  { name: "gives a reason", pattern: /^(?:and )?because\b/iu, isWeak: true },
  { name: "leads to what is asked", pattern: /^(?:(?:you )?should )?(?:also )?be aware that\b/iu },
  {
    name: "says what counts as well",
    pattern:
      /\b(?:counts?|(?:be|is|are) (?:counted|considered)|substitut\p{L}+)\b.{0,30}\b(?:towards? (?:that|this|it|them)|equally|as well)$|\b(?:may|can|will) be (?:accepted|substituted|considered) (?:in place|in lieu|instead|for)\b|\ball count$/iu,
  },
  { name: "means what was asked before", pattern: /^can (?:show|prove|point to)\b.{0,20}\bequivalent\b/iu },
  {
    name: "wants the post filled",
    pattern:
      /\b(?:looking for|need|seek(?:ing)?|want)\b.{0,60} who(?:['’]d| would| will| wants to) (?:like|love|change|make|join|own|take (?:over|on|charge))\b/iu,
  },
  { name: "tells who reports to whom", pattern: /\b(?:would|will) report to\b/iu },
  {
    name: "names the pay",
    pattern:
      /^(?:pay|salary|compensation|wages?|rate)\b[^.]{0,20}(?:[$£€₹]|\d ?k\b)|^[$£€₹] ?\d(?!.*\b(?:[\d.]+(?:m|bn)|million|billion|budgets?|quota|portfolios?|accounts?|revenue|projects?|deals?|experience)\b)/iu,
  },
  {
    name: "says what is not enough",
    pattern:
      /\b(?:not be|is not|are not|isn['’]t) enough\b|\b(?:alone|only) (?:do(?:es)?n['’]t|do(?:es)? not|won['’]t|will not) (?:count|carry|do|cut it|suffice)\b/iu,
  },
  {
    name: "goes on with what stood before",
    pattern: /^(?:would|will|could|might|which|unless|although|though)\b/iu,
  },
  {
    name: "announces the post",
    pattern:
      /^(?:an? |\d+ x )?[^.;]{3,140}? (?:to (?:join|bring|run|lead|manage|work|take|support|help|cover|fill)\b.{0,30}\b(?:our|us|their|the team)|(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|recruiting|hiring)\b(?!.*\b(?:who|with|whose)\b))/iu,
  },
  {
    name: "promises training or supply",
    pattern:
      /\b(?:is|are|will be) (?:supplied|provided|given|paid for|funded|covered by us|noted)\b|\bfull training\b|^training (?:on|will|is)\b|\bwe(?:['’]ll| will) (?:put|fund|train|pay|give|teach|get|show)\b|\bpayment of your\b|\bcan be (?:got|gained|obtained|taken|arranged) (?:after|once|when)\b/iu,
  },
  {
    name: "tells how to apply",
    pattern:
      /^(?:applications? by|write (?:in|to)|are asked to|apply in writing|in confidence|applications? (?:must|should))\b|\bto be produced\b/iu,
  },
  { name: "tells of growth", pattern: /^\p{Lu}[\p{L}&'’ .-]{2,40} (?:is|are) (?:expanding|growing|opening|moving)\b/u },
  { name: "signs", pattern: /^(?:\p{Lu}\. ?){1,3}\p{Lu}\p{L}+(?:,|$)|^(?:\p{Lu}\p{L}+ ){1,3}\| \p{Lu}/u },
];

/** `said`: the clause with its words of strength. */
export function isNotAsked(text: string, said = text): boolean {
  const isHeading = isHeadingOnly(text) && text.split(" ").length <= MOST_HEADING_WORDS;
  const isPlain = isWish(said) || isDemand(said);
  return isHeading || RULES.some(({ pattern, isWeak }) => pattern.test(text) && !(isWeak === true && isPlain));
}
