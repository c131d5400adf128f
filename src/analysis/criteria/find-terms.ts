import { findKnownSkills } from "./find-known-skills.ts";

const MAX_TERMS = 10;
const MAX_TERM_WORDS = 4;

/** Between two of these stands what a requirement is about. */
const STOP_WORDS = new Set(
  `a an the and or of in on at to for with within from by as is are be been being will would can could should may must have has had having
this that these those it its their our your you we they who which what when where while such like including include includes e g i eg ie etc any all
both either other others more most very highly also well not only but if so than then into across through via per up out over under about between using use used
one two three four five six seven eight nine ten`.split(/\s+/u),
);

/** Words every advertisement uses: they prove nothing about anybody. */
const FILLER_WORDS = new Set(
  `ability able demonstrated demonstrable demonstrate proven track record strong excellent good great solid sound deep extensive broad relevant similar equivalent related
experience experienced knowledge understanding familiarity familiar proficiency proficient skill skills skilled expertise background working work works worked hands-on
hands years year yrs minimum least required requirement requirements essential desirable preferred preferably ideally ideal plus bonus advantage advantageous beneficial nice
need needs needed role position candidate candidates successful opportunity team teams member members company business organisation organization environment environments
ensure ensuring support supporting help helping assist assisting provide providing deliver delivering develop developing maintain maintaining manage managing responsible
responsibility responsibilities duties day daily basis best practice practices new high level levels standard standards quality effective effectively efficient own
key core main various different multiple range wide full part time join looking seeking seek want love passion passionate keen interest willing willingness comfortable
confident competent exposure previous prior recent professional personal field area areas industry sector setting settings aspects matters things people person someone
make making take taking get getting keep keeping give giving lead leading drive driving build building create creating write writing run running set prepare preparing
perform performing carry carrying participate contribute contributing report reporting monitor monitoring review reviewing applicable appropriate necessary
tools technologies technology systems system degree qualification qualifications qualified certificate certification certified valid current hold holding`.split(
    /\s+/u,
  ),
);

/** What would prove a requirement: the known skills in it with their other names, then its remaining phrases. */
export function findTerms(text: string): string[] {
  const known = findKnownSkills(text).flatMap((skill) => skill.terms);
  const phrases = listPhrases(text);
  const long = phrases.filter((phrase) => phrase.includes(" "));
  const chosen = known.length > 0 || long.length > 0 ? [...known, ...long] : phrases;
  return [...new Set(chosen)].slice(0, MAX_TERMS);
}

function listPhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const clause of text.toLowerCase().split(/[,;:()/•.!?–—]+(?:\s|$)|\//u)) {
    let phrase: string[] = [];
    for (const written of clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#'’-]*/gu) ?? []) {
      const word = written.replace(/['’]s?$/u, "");
      if (isMeaningful(word)) phrase.push(word);
      else phrase = closePhrase(phrases, phrase);
    }
    closePhrase(phrases, phrase);
  }
  return phrases;
}

function closePhrase(phrases: string[], phrase: string[]): string[] {
  const words = phrase.slice(0, MAX_TERM_WORDS);
  const isLong = words.length > 1 || (words[0]?.length ?? 0) > 3;
  if (isLong) phrases.push(words.join(" "));
  return [];
}

export function isMeaningful(word: string): boolean {
  return !STOP_WORDS.has(word) && !FILLER_WORDS.has(word) && !/^\d+\+?$/u.test(word);
}
