const SUBJECT_WORDS = new Set(
  `accounting accountancy administration administrative advertising aeronautical aerospace agricultural agriculture analytics animation anthropology
applied architecture art arts automotive aviation banking behavioral biochemistry biological biology biomedical broadcasting business chemical chemistry
child childhood civil clinical commerce communication communications community computer computers computing construction corporate counseling creative
criminal criminology culinary curriculum cyber data dental design development digital drafting early economics education electrical electronic electronics
elementary engineering english entrepreneurship environmental exercise fashion film finance financial fine food foreign forensic french general geography geology german
graphic graphics health healthcare history hospitality human humanities industrial information instruction interior international journalism justice kinesiology labor
language languages law leadership legal liberal library linguistics literature logistics management manufacturing marketing mass mathematics mechanical media
medical medicine merchandising music network networking nursing nutrition occupational operations organizational paralegal performance pharmacy philosophy
photography physical physics physiology political politics production project psychology public quantitative radio recreation relations religious resource
resources safety sales science sciences secondary security social sociology software spanish special speech sport sports statistics strategic studies
supply chain customer service services support administration operations sustainability systems taxation teaching technical technology telecommunications theater theatre therapy tourism urban visual welfare web wildlife
writing assurance audit automation claims collections compliance credit e-commerce facilities maintenance manufacturing payroll planning procurement projects purchasing
quality recruitment retail risk sourcing testing training treasury warehousing`.split(/\s+/u),
);
const CONNECTING = /^(?:and|&|of|in|with|\/|-|for|the|major|minor)$/iu;

/** "Accounting Michigan State University" holds a subject and a school; the result is where the school begins. */
export function subjectLength(text: string): number {
  const words = text.split(" ");
  let [count, certain] = [0, 0];
  for (const word of words) {
    const isSubject = word
      .split(/[/-]/u)
      .every((part) => SUBJECT_WORDS.has(part.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
    if (!isSubject && !CONNECTING.test(word)) break;
    count += 1;
    if (isSubject) certain = count;
  }
  const rest = words.slice(certain).join(" ");
  // "Business School" and "Institute of Technology" need their words; a school's own name begins with another one.
  const isWholeSchool = /^(?:school|college|institute|academy|faculty|of|and|&)\b(?! of\b)/iu.test(rest);
  return certain === 0 || rest === "" || isWholeSchool ? 0 : words.slice(0, certain).join(" ").length;
}

export function isSubject(text: string): boolean {
  // An article begins a name: "The Entrepreneurship Network".
  if (/^the /iu.test(text)) return false;
  const words = text.split(/[\s/-]+/u).filter((word) => !CONNECTING.test(word) && word !== "");
  return words.length > 0 && words.every((word) => isSubjectWord(word));
}

function isSubjectWord(word: string): boolean {
  return /^(?:IT|HR|PR|QA|R&D)$/u.test(word) || SUBJECT_WORDS.has(word.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
}
