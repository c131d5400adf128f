import { judgeKind } from "./classify-item.ts";
import { findShown } from "#analysis/lexicon/soft-skills.ts";

interface VagueRule {
  name: string;
  holds: (wording: string) => boolean;
  hint: (wording: string) => string;
}

/** What is longer tells by itself what is meant. */
const MOST_SOFT_WORDS = 8;

const ATTITUDE =
  /^(?:an? |the |strong |real |genuine |great |very |highly )*(?:passion\w*|enthusias\w*|dynamic|positive (?:attitude|mindset|outlook)|can[- ]do attitude|(?:good|right|great) attitude|hard[- ]?work\w*|motivated|go[- ]getter|sense of humou?r|rock ?star|ninja|guru|energetic|ambitious|driven)\b/iu;
const OPEN_EXPERIENCE =
  /^(?:some |several |many |previous |prior |proven |extensive |significant |solid |relevant |good |strong |substantial |considerable )+(?:work |working |professional |industry )?(?:years['’]? (?:of )?)?experience$/iu;
const SOME_YEARS = /\b(?:several|many|some|a few|a number of) years\b/iu;
const COMPUTERS = /\b(?:good|strong|basic|excellent|sound) (?:computer|IT|PC) skills?\b|\bcomputer[- ]litera/iu;

/** Wordings that no CV can prove or disprove as they stand, each with what would help. */
export const VAGUE_RULES: readonly VagueRule[] = [
  {
    name: "experience of nothing in particular",
    holds: (wording) => OPEN_EXPERIENCE.test(wording),
    hint: () => "Experience of what, and for how many years?",
  },
  {
    name: "some years",
    holds: (wording) => SOME_YEARS.test(wording),
    hint: () => "How many years? A number can be checked.",
  },
  {
    name: "computers",
    holds: (wording) => COMPUTERS.test(wording),
    hint: () => "Which programs? Their names can be found in a CV.",
  },
  {
    name: "attitude",
    holds: (wording) => ATTITUDE.test(wording),
    hint: () => "No CV shows an attitude. Name what such a person has done, or leave it for the interview.",
  },
  {
    name: "soft skill",
    holds: (wording) =>
      judgeKind({ text: wording, part: "must" }) === "soft_skill" &&
      !/\d/u.test(wording) &&
      wording.split(/\s+/u).length <= MOST_SOFT_WORDS,
    hint: (wording) => {
      const shown = findShown(wording).map((one) => `“${one}”`);
      return shown.length === 0
        ? "What would show it? Name what the person has done."
        : `What would show it? For example: ${shown.join(", ")}.`;
    },
  },
];

export function findVagueHint(wording: string): string | undefined {
  return VAGUE_RULES.find(({ holds }) => holds(wording.trim()))?.hint(wording.trim());
}
