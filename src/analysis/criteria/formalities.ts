import { anyOf } from "#analysis/pattern.ts";

interface FormalityRule {
  name: string;
  pattern: RegExp;
}

/** What is checked with papers before somebody starts. No CV shows it, so it is no criterion and caps nothing. */
export const FORMALITY_RULES: readonly FormalityRule[] = [
  {
    name: "leave to work",
    pattern: anyOf("iu", {
      right: /\bright to work\b/u,
      allowed:
        /\b(?:eligib\w+|authori[sz]\w+|entitled|permission|permitted|legally (?:able|entitled)|free) to (?:live and )?work\b/u,
      visa: /\bwork (?:permit|authori[sz]ation|visa)\b|\bvisa (?:sponsorship|status|support)\b/u,
      sponsor:
        /\b(?:unable|able|not) to sponsor\b|\bsponsorship\b.{0,30}\b(?:not|available|offered|provided)\b|\bno sponsorship\b/u,
      rights: /\b(?:full )?work(?:ing)? rights\b|\bstamp [14]\b/u,
      citizen: /\b(?:EEA|EU|UK|Swiss|Irish|US|Australian) (?:or \p{L}+ )?citizens?\b/u,
      resident: /\b(?:PR|permanent residents?) or (?:an? )?(?:\p{L}+ )?citizens?\b/u,
    }),
  },
  {
    name: "checks on the person",
    pattern: anyOf("iu", {
      check:
        /\b(?:background|credit|criminal|police|reference|disclosure|vetting|pre-?employment|identity|clean record|(?:basic|enhanced) (?:disclosure|vetting)) (?:and \p{L}+ )?(?:checks?|investigations?|screen(?:ing)?|clearance|disclosure|vetting|records? check)\b/u,
      named:
        /\bgarda vetting\b|\bworking with children (?:check|card)\b|\bBS ?7858\b|\bselective service\b|\bstatutory declaration\b/u,
      drugs: /\bdrug (?:and alcohol )?(?:screen(?:ing)?|test(?:ing)?)\b/u,
      record: /\bcriminal record\b|\bfingerprint(?:ing|s)\b/u,
      medical: /\b(?:post-offer|pre-employment) (?:physical|medical|screen)|\bpass (?:an?|the|our) medical\b/u,
    }),
  },
  { name: "police check by its capitals", pattern: /\bDBS\b(?! administration)/u },
  {
    name: "health screening",
    pattern:
      /\b(?:health screening|occupational health clearance|vaccinations?|medical examination|medical fitness|fitness certificate)\b/iu,
  },
  {
    name: "notice",
    pattern:
      /\b(?:notice|probation(?:ary)?) period\b|\bimmediate (?:joiners?|start(?:er)?s?)\b|\b(?:serving|short) notice\b|\bjoin immediately\b/iu,
  },
  {
    name: "references and papers",
    pattern:
      /\b(?:two|three|satisfactory|written|professional|employment|good) (?:\p{L}+ )?(?:references|referees)\b|\breferences (?:are|is|will be|required|on request)\b|\b(?:valid|current) passport\b|\bproof of (?:identity|authori[sz]ation|address|qualifications?)\b/iu,
  },
];

/** Those who run such checks for a living are asked for the craft, not for the paper. */
const CRAFT =
  /\b(?:experience|knowledge|understanding|familiarity) (?:of|in|with)\b|\bconduct(?:ing)?\b|\bprocess(?:ing)\b/iu;

export function isFormality(text: string): boolean {
  return FORMALITY_RULES.some(({ pattern }) => pattern.test(text)) && !CRAFT.test(text);
}
