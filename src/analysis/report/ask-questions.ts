import { isListed, isOnlyClaimed } from "./describe-shortfall.ts";
import { isRole, joinNames, nameCriterion, nameRole } from "./name-criterion.ts";
import { firstQuote, listOpen, type ReportedFinding, tidyQuote, withLevel } from "./reported-finding.ts";

const MIN_QUESTIONS = 5;
const MAX_QUESTIONS = 8;
const BUNDLED = 3;
const TELLING_WORDS = 5;
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
    return finding.level === "missing" ? askAboutGap(finding, index) : askAboutDoubt(finding);
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
  const names = joinNames([...new Set(several.map(({ criterion }) => nameCriterion(criterion)))]);
  return `Your CV does not mention ${names}. Which of these do you know from work, and how recently?`;
}

function askAboutGap({ criterion }: ReportedFinding, index: number): string {
  const name = nameCriterion(criterion);
  if (isRole(criterion))
    return `Have you worked ${nameRole(criterion)}, or done part of that work, under another title?`;
  if (criterion.kind === "certificate") return `${asks(name)} Do you hold it, and can you show proof of it?`;
  if (criterion.kind === "education") return `${asks(name)} Which training or work of yours stands in for it?`;
  if (criterion.required_years !== null) return `${asks(name)} In which positions, from when to when, did you gain it?`;
  if (criterion.kind === "soft_skill")
    return `Tell us about a situation at work that called for ${name}. What did you do, and what came of it?`;
  return pick(GAP_QUESTIONS, index)(name);
}

/** Each reads well with a thing ("Docker") and with an activity ("planning menus"). */
const GAP_QUESTIONS: [Wording, ...Wording[]] = [
  (name) => `${asks(name)} Your CV does not mention it: what experience do you have of it, and how recent is it?`,
  (name) => `What is the nearest you have come to ${name}, and what did you do yourself?`,
  (name) => `How would you approach ${name} in this role, and what could you build on?`,
];

function asks(name: string): string {
  return name.endsWith("…") ? `The role asks for ${name}` : `The role asks for ${name}.`;
}

function askAboutDoubt(finding: ReportedFinding): string {
  const { criterion } = finding;
  const name = nameCriterion(criterion);
  const quote = firstQuote(finding) ?? "";
  if (isRole(criterion)) return `Your CV says “${quote}”. How near did that come to work ${nameRole(criterion)}?`;
  if (criterion.required_years !== null)
    return `${asks(name)} From when to when, and how much of your time, did you spend on it?`;
  if (criterion.kind === "certificate")
    return `Your CV says “${quote}”. Do you hold ${name} today, and until when is it valid?`;
  if (criterion.kind === "education") return `Your CV says “${quote}”. How does it relate to ${name}?`;
  if (criterion.kind === "soft_skill" && isOnlyClaimed(finding))
    return `Your CV says “${quote}”. Can you give an example of ${name} from your work?`;
  if (isListed(quote) || quote.split(" ").length < TELLING_WORDS)
    return `You mention ${name}. Can you describe one piece of work where you used it and what came of it?`;
  return `You write “${quote}”. How far did that involve ${name}, and what did you do yourself?`;
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
  return texts.filter((text) => text.split(" ").length >= TELLING_WORDS);
}

const DEEPER_QUESTIONS: [Wording, ...Wording[]] = [
  (quote) => `You write “${quote}”. What was your own part in it, and what would you do differently now?`,
  (quote) => `About “${quote}”: what was the hardest decision, and who else was involved?`,
  (quote) => `How could you tell that this had gone well: “${quote}”?`,
  (quote) => `What did you learn from “${quote}” that you would bring to this role?`,
];

function askDeeper(quote: string, index: number): string {
  return pick(DEEPER_QUESTIONS, index)(quote);
}

type Wording = (text: string) => string;

function pick([first, ...others]: [Wording, ...Wording[]], index: number): Wording {
  return others[(index % (others.length + 1)) - 1] ?? first;
}
