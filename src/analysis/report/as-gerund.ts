import { LEADING_VERBS } from "#analysis/criteria/everyday-words.ts";

const COMMON_VERBS = new Set(
  `adopt advertise administer admit animate announce archive arrest assemble assist bake bathe breed broadcast broil build calibrate carry charge chop clamp coach compile compose contribute cook coordinate
create cultivate debit deliver develop dig discharge dismiss dispatch drive enjoy enrol ensure fabricate feed film garnish greet grind harvest help hire illustrate inspire keep lead lecture lift load
lubricate maintain make manage mentor milk monitor motivate overhaul pack participate patrol perform photograph pour prepare prime provide prune publish pull push reconcile recruit rehearse reposition
roast rotate run sand scan season serve set sew shear sing slice solder speak stir stock sweep take tend think thrive transcribe tune turn tutor type understand unload use walk wash weld wire write`.split(
    /\s+/u,
  ),
);
/** Also nouns: "design and delivery" is no pair of verbs. */
const NOUN_VERBS = new Set(
  "design test support research review report work plan audit market care clean cut fit measure press paint mix dress sketch plant edit".split(
    " ",
  ),
);
/** Verbs at the start of a duty, more often things further on. */
const MORE_NOUNS = new Set(
  "charge film help lecture load milk pack patrol prime scan season set stock turn type use wire".split(" "),
);
/** The last letter is said twice before "-ing": planning, not planing. */
const DOUBLED = new Set(
  "plan set run cut get put let fit stop ship begin scan admit submit refer confer defer control transfer program".split(
    " ",
  ),
);
const VERB_LIST = /^(?<verb>\p{L}+)(?<link>,? (?:and|or|&) |, )?/u;
const NO_VERB = /(?:y|ion|ment|ance|ence|ing|ed|al|ness|s)$/u;
/** "Take up" says nothing without its hem. */
const PARTICLE = /^ ?(?:up|out|down|off|in|on|over|away|with)?$/u;
const FURTHER_VERB = /(?<link>,? (?:and|or|then)|,) (?<verb>\p{Ll}+)(?=[ ,])/gu;
const MAX_VERBS = 5;

/** "Prepare, examine or analyse records" becomes "preparing, examining or analysing records"; undefined if it starts otherwise. */
export function asGerund(duty: string): string | undefined {
  let rest = duty;
  let done = "";
  let isPair = false;
  for (let count = 0; count < MAX_VERBS; count += 1) {
    const { verb: word = "", link = "" } = VERB_LIST.exec(rest)?.groups ?? {};
    const verb: string | undefined = findVerb(word) ?? (isPair && !NO_VERB.test(word) ? word : undefined);
    if (verb === undefined) break;
    done += `${addIng(verb)}${link}`;
    rest = rest.slice(word.length + link.length);
    if (link === "") return `${done}${dropFurtherDuty(rest)}`;
    isPair = !NOUN_VERBS.has(verb);
  }
  return undefined;
}

/** "Serves as a liaison" is told of a third person, "serve" of nobody yet. */
function findVerb(word: string): string | undefined {
  const lower = word.toLowerCase();
  const candidates = [lower, lower.replace(/s$/u, ""), lower.replace(/es$/u, ""), lower.replace(/ies$/u, "y")];
  return candidates.find((verb) => COMMON_VERBS.has(verb) || NOUN_VERBS.has(verb) || LEADING_VERBS.has(verb));
}

function addIng(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** "Greet guests and take orders": a second verb further on would not agree with the first. */
function dropFurtherDuty(rest: string): string {
  const further = Array.from(rest.matchAll(FURTHER_VERB)).find((match) => isSurelyVerb(match.groups?.verb ?? ""));
  if (further === undefined) return rest;
  const kept = rest.slice(0, further.index);
  const { link = "", verb = "" } = further.groups ?? {};
  if (PARTICLE.test(kept)) return `${kept}${link} ${addIng(verb)}${rest.slice(further.index + further[0].length)}`;
  return kept.replace(/,? to \p{L}+$/u, "");
}

function isSurelyVerb(word: string): boolean {
  return LEADING_VERBS.has(word) || (COMMON_VERBS.has(word) && !MORE_NOUNS.has(word));
}
