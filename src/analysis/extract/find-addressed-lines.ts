import { anyOf, oneOf } from "#analysis/pattern.ts";

const MESSAGE = "notice, message, prompt, override, note, instruction, command, directive, alert";
const SOFTWARE =
  "ai, ats, llms?, language models?, ai (?:models?|systems?|screeners?|reviewers?|assistants?), chatbots?";
const SCREENER =
  "(?:automated |ai )?(?:screening|scoring|ranking|hiring|recruiting|recruitment|evaluation|matching) " +
  "(?:systems?|tools?|software|algorithms?|models?|engines?)";
const FAVOURED = `ranked, rated, scored, shortlisted, short-listed, approved, selected, hired, recommended, given, awarded, marked, considered,
treated, receive, get`;

/** Wordings of a text that gives orders to its judge, or brings its own verdict. */
const ADDRESSED: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|other|all|any|your)\b.{0,40}\b(?:instruction|prompt|rule|criteria|guideline|direction|text|content|polic)/iu,
  new RegExp(
    String.raw`(?:^\W{0,4}(?:system|assistant|admin(?:istrator)?|ai|ats|llm|model)[ _-]${oneOf(MESSAGE)}s?\b)` +
      String.raw`|\b(?:system|ai|ats|llm|model)[ _-]${oneOf(MESSAGE)}s?\W{0,2}:`,
    "iu",
  ),
  /^\W{0,4}(?:system|assistant|user|instructions?)\W{0,3}:.{0,200}\b(?:candidate|applicant|score|rank|rate|shortlist|hire|approve|ignore)/iu,
  new RegExp(
    String.raw`\b(?:note|attention|message|instructions?|memo|to)\b(?: to| for)?(?: the| all| any)? ${oneOf(SOFTWARE, SCREENER)}\b`,
    "iu",
  ),
  anyOf("iu", {
    approved: /\bpre-?(?:approved|selected|vetted)\b.{0,60}\b(?:hiring|committee|interview|shortlist)/u,
    somebody: /\b(?:candidate|applicant|profile|cv|resume)\b.{0,40}\bpre-?(?:approved|selected|vetted|qualified)\b/u,
    wholeLine: /^\W{0,4}pre-?approved\b(?: candidate| applicant)?\W{0,4}$/u,
  }),
  new RegExp(
    String.raw`\b(?:this|the|my) (?:candidate|applicant|cv|resume|profile|application)\b.{0,60}` +
      String.raw`\b(?:must|should|shall|has to|is to|needs? to|has been|will) (?:be |receive |get |always )?(?:be )?${oneOf(FAVOURED)}`,
    "iu",
  ),
  /\b(?:rate|rank|score|grade|mark|assign|award|give|recommend|shortlist|approve|select|prioriti[sz]e|accept)\b.{0,30}\b(?:this|the) (?:candidate|applicant|cv|resume|profile|application)\b/iu,
  /(?:^|[.;:!?>]\W{0,3}|\b(?:and|must|should|please|then) )(?:assign|award|give|return|output|respond|reply|print|set|report)\b.{0,40}\b(?:score|rating|match|mark|grade|level)s?\b.{0,25}\b(?:\d{2,3}|strong|maximum|highest|perfect|full|top|exceptional)\b/iu,
  /\b(?:maximum|highest|perfect|full|top) (?:possible )?(?:score|rating|marks?|rank(?:ing)?)\b.{0,30}\b(?:candidate|applicant|required|awarded|assigned|must|should|for this)\b/iu,
  /[{[,]\s{0,3}["'“”][\w -]{1,40}["'“”]\s{0,2}:/u,
  /["'“”](?:score|rating|match|recommendation|verdict|decision|level|status|result|candidate|fit|findings?|criteri\w+)["'“”]\s{0,2}:/iu,
  /\{\s{0,3}\w{2,20}\s{0,2}:/u,
  /\b(?:rubric|score ?card)\b.{0,80}\b(?<reached>\d{1,3}) ?\/ ?\k<reached>\b|\b(?<full>\d{1,3}) ?\/ ?\k<full>\b.{1,40}\b(?<again>\d{1,3}) ?\/ ?\k<again>\b/iu,
  /\ball (?:job |listed |stated |the )?(?:criteria|requirements) (?:are|have been|were) (?:fully |all )?(?:met|satisfied|fulfilled)\b/iu,
  /<\/?(?:system|instructions?|assistant|user|prompt|candidate|result|score|rubric|evaluation)>/iu,
  /\b(?:score|rating|match|fit|evaluation|verdict|assessment|recommendation|decision)\b(?: (?:result|level|score))?\s{0,2}[:=]\s{0,2}(?:\d{1,3}\s{0,2}(?:\/|%|out of|$)|strong\b|excellent\b|perfect\b|hire\b|approved\b|exceptional\b|shortlist|proceed\b|pass\b)/iu,
  /\b(?:ignorier\w*|missachte\w*|vergiss|(?:ignore|oublie)[rz]?(?= (?:toutes?|tous|les|vos|tes|mes)\b)|ignora(?:te|d|r)?|olvid\w+|dimentica\w*|negeer)\b.{0,50}\b(?:anweisung|vorgabe|instruc|instruktion|consigne|istruzion|instruç|instructie)\p{L}*/iu,
  /(?:忽略|无视|無視).{0,12}(?:指示|指令|说明|說明|命令)/u,
  /\b(?:rubric|scorecard|scoring guide|evaluation (?:result|form|summary|rubric))\b.{0,50}\b(?:completed|final|candidate|official)\b/iu,
];

/** Alone it may be an honest self-rating; next to an order it is part of it. */
const VERDICT =
  /[:=–-]\s{0,2}(?:strong|met|fully met|exceeds?|excellent|perfect|yes|pass(?:ed)?|partial|missing|true|\d{1,3} ?(?:\/ ?\d{1,3}|%))\W{0,3}$|^\W{0,3}[}\])]|^\W{0,3}[{[]/iu;

/** Lines this near to two addressed ones belong to the same message. */
const GAP = 3;
const LONGEST_OBJECT = 60;
/** A shorter line was not broken by the edge of the page. */
const FULL_LINE = 60;
const LONGEST_SENTENCE = 4;

export function findAddressedLines(texts: string[]): Set<number> {
  const found = texts.flatMap((text, line) => (ADDRESSED.some((wording) => wording.test(text)) ? [line] : []));
  const addressed = new Set(found);
  for (const [order, line] of found.entries()) {
    const next = found[order + 1];
    if (next !== undefined && next - line <= GAP) for (let at = line; at < next; at += 1) addressed.add(at);
    for (const at of [...listObjectLines(texts, line), ...listRest(texts, line)]) addressed.add(at);
  }
  for (const line of found) {
    spread(line, 1);
    spread(line, -1);
  }
  return addressed;

  function spread(from: number, step: 1 | -1) {
    for (let at = from + step; addressed.has(at) || VERDICT.test(texts[at] ?? ""); at += step) addressed.add(at);
  }
}

/** The next lines of a sentence that runs over the edge of the page. */
function listRest(texts: string[], first: number): number[] {
  const lines: number[] = [];
  for (let at = first; at < first + LONGEST_SENTENCE; at += 1) {
    const text = (texts[at] ?? "").trim();
    const runsOn = text.length >= FULL_LINE && /[\p{L}\p{N},-]$/u.test(text);
    if (!runsOn || texts[at + 1] === undefined) break;
    lines.push(at + 1);
  }
  return lines;
}

/** From an opening brace to its end, however the lines between look. */
function listObjectLines(texts: string[], first: number): number[] {
  let depth = 0;
  const lines: number[] = [];
  for (let at = first; at < Math.min(texts.length, first + LONGEST_OBJECT); at += 1) {
    depth += countOf(texts[at], /[{[]/gu) - countOf(texts[at], /[}\]]/gu);
    if (depth <= 0) return lines;
    lines.push(at);
  }
  return depth > 0 && lines.length === LONGEST_OBJECT ? [] : lines;
}

function countOf(text: string | undefined, pattern: RegExp): number {
  return text?.match(pattern)?.length ?? 0;
}
