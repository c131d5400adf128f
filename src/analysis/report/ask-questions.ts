import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { isListed, isOnlyClaimed } from "./describe-shortfall.ts";
import { isRole, quoteCriteria, quoteCriterion } from "./name-criterion.ts";
import { firstQuote, listOpen, type ReportedFinding, tidyQuote, withLevel } from "./reported-finding.ts";

const MIN_QUESTIONS = 5;
const MAX_QUESTIONS = 8;
const BUNDLED = 3;
const DISTINCTIVE_WORDS = 5;
/** For a vacancy that asks for next to nothing. */
const OPEN_QUESTIONS = [
  "Which piece of your work comes closest to this role, and what was your own part in it?",
  "What would you expect to find difficult in the first months of this role?",
  "Which of your tasks so far would you like to do more of, and why?",
  "How do you notice that a piece of your work has gone well?",
  "What would you want to learn first in this role?",
];

/** What the CV leaves open comes first: a gap is unknown, not absent, and a question is the fair way to find out. */
export function askQuestions(findings: ReportedFinding[]): string[] {
  const bundles = bundle(listOpen(findings)).slice(0, 2 * MAX_QUESTIONS);
  const open = bundles.map(([finding, ...others], index) => {
    if (others.length > 0) return askAboutSeveral([finding, ...others]);
    return finding.level === "missing" ? askAboutGap(finding, index) : askAboutDoubt(finding, index);
  });
  const asked = [...new Set(open)].slice(0, MAX_QUESTIONS);
  const deeper = listEvidence(findings).map((quote, index) => askDeeper(quote, index));
  const filling = [...deeper, ...OPEN_QUESTIONS].slice(0, Math.max(0, MIN_QUESTIONS - asked.length));
  return [...asked, ...filling];
}

type Bundle = [ReportedFinding, ...ReportedFinding[]];

/** Where more is open than can be asked, missing skills share a question. */
function bundle(open: ReportedFinding[]): Bundle[] {
  const isTight = open.length > MAX_QUESTIONS;
  const bundles: Bundle[] = [];
  for (const finding of open) {
    const roomy = bundles.find((one) => one.length < BUNDLED && isTight && canShare(one[0], finding));
    if (roomy === undefined) bundles.push([finding]);
    else roomy.push(finding);
  }
  return bundles;
}

function canShare(left: ReportedFinding, right: ReportedFinding): boolean {
  const [one, other] = [left.criterion, right.criterion];
  const isSkillGap = [left, right].every(({ level, criterion }) => level === "missing" && criterion.kind === "skill");
  return isSkillGap && one.importance === other.importance && one.required_years === other.required_years;
}

function askAboutSeveral(several: ReportedFinding[]): string {
  const criteria = several.map(({ criterion }) => criterion);
  const names = quoteCriteria(criteria, BUNDLED);
  return `The advertisement asks for ${names}; your CV shows none of them. Which of these do you know from work, and how recently?`;
}

function askAboutGap({ criterion }: ReportedFinding, index: number): string {
  const shows = isRole(criterion) ? "no post in it" : "nothing of it";
  return `The advertisement asks for ${quoteCriterion(criterion)}; your CV shows ${shows}. ${endGap(criterion, index)}`;
}

function endGap({ kind, required_years: years }: Criterion, index: number): string {
  if (kind === "role") return "Which of your posts came nearest to it, and under which title?";
  if (kind === "certificate") return "Do you hold it, and can you show proof of it?";
  if (kind === "education") return "Which training or work of yours stands in for it?";
  if (years !== null) return "In which posts, from when to when, did you gain it?";
  if (kind === "soft_skill") return "Which situation at work called for it, and what did you do?";
  return GAP_ENDINGS[index % GAP_ENDINGS.length] ?? "";
}

const GAP_ENDINGS = [
  "What experience do you have of it, and how recent is it?",
  "What is the nearest you have come to it, and what did you do yourself?",
  "How would you approach it in this role, and what could you build on?",
];

function askAboutDoubt(finding: ReportedFinding, index: number): string {
  const quote = firstQuote(finding);
  if (quote === undefined) return askAboutGap(finding, index);
  const asked = quoteCriterion(finding.criterion);
  return `The advertisement asks for ${asked}; your CV shows “${quote}”. ${endDoubt(finding, quote)}`;
}

function endDoubt(finding: ReportedFinding, quote: string): string {
  const { kind, required_years: years } = finding.criterion;
  if (kind === "role") return "What in that work was the same, and what was different?";
  if (kind === "certificate") return "What do you hold today, and until when is it valid?";
  if (kind === "education") return "How does the one relate to the other?";
  if (years !== null) return "From when to when, and how much of your time, did you spend on it?";
  if (isOnlyClaimed(finding)) return "What would be an example from your work?";
  if (isListed(quote) || quote.split(" ").length < DISTINCTIVE_WORDS)
    return "Where in your work did this come up, and what was your part?";
  return "What did you do yourself, and how far did it go?";
}

/** What was done, each quote once, the most wanted first: titles and papers leave nothing to tell. */
function listEvidence(findings: ReportedFinding[]): string[] {
  const work = withLevel(findings, "strong").filter(({ criterion }) => {
    const isPaper = criterion.kind === "education" || criterion.kind === "certificate";
    return !isPaper && criterion.required_years === null && !isRole(criterion);
  });
  const quotes = [
    ...work.flatMap((finding) => finding.quotes.slice(0, 1)),
    ...work.flatMap((finding) => finding.quotes.slice(1)),
  ];
  const texts = [...new Set(quotes.map(({ text }) => tidyQuote(text)))];
  return texts.filter((text) => text.split(" ").length >= DISTINCTIVE_WORDS);
}

const DEEPER_QUESTIONS: [Wording, ...Wording[]] = [
  (quote) => `You write “${quote}”. What was your own part in it, and what would you do differently now?`,
  (quote) => `About “${quote}”: what was the hardest decision, and who else was involved?`,
  (quote) => `How could you tell that this had gone well: “${quote}”?`,
  (quote) => `What did you learn from “${quote}” that you would bring to this role?`,
];

const askDeeper = (quote: string, index: number): string => pick(DEEPER_QUESTIONS, index)(quote);

type Wording = (text: string) => string;

function pick([first, ...others]: [Wording, ...Wording[]], index: number): Wording {
  return others[(index % (others.length + 1)) - 1] ?? first;
}
