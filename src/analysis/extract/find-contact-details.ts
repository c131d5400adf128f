import type { SectionLine } from "./group-into-sections.ts";

/** How the recruiter reaches the person. For nobody else: judging sees neither. */
export interface ContactDetails {
  email: string | null;
  phone: string | null;
}

const EMAIL = /[\p{L}\p{N}_+-][\p{L}\p{N}_.+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const NUMBER = /(?<![\p{L}\p{N}#/.-])\(?(?:\+|00)?\(?\d[\d() .–-]{6,20}\d(?![\p{L}\p{N}/])/gu;
const LABEL =
  /\b(?:phone|telephone|mobile|cell|tel|contact|call|whatsapp|m|p|t|h|c)\b\.?(?: (?:no|number|phone))?\.? ?[:.–-]? ?\(?$/iu;
const FAX = /\bfax\b\.? ?[:–-]? ?$/iu;
const SOMEBODY_ELSE = /^\P{L}*(?:references?|referees?)\b/iu;
/** "Supervisor: Edda Moss (555-0100)". Without the colon it may be what the person is. */
const OF_SOMEBODY_ELSE =
  /\b(?:supervisor|referee|references?|emergency contact|line manager)(?:['’]s)?(?: (?:name|phone|contact|number))?\s?:/iu;
const FEWEST_DIGITS = 9;
const MOST_DIGITS = 15;

/** Whose referees are named last: what stands under that heading reaches somebody else. */
export function findContactDetails(lines: SectionLine[], name: string | null): ContactDetails {
  const own = withoutReferees(lines);
  const emails = own.flatMap(({ text }) => (text.includes("@") ? (text.match(EMAIL) ?? []) : []));
  const phones = own.filter((line) => mayHoldPhone(line)).flatMap(({ text }) => listPhones(text));
  const parts = (name ?? "")
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((part) => part.length > 2);
  const named = emails.find((email) => parts.some((part) => email.toLowerCase().includes(part)));
  const said = phones.find(({ isLabelled }) => isLabelled) ?? phones[0];
  return { email: named ?? emails[0] ?? null, phone: said?.number ?? null };
}

function withoutReferees(lines: SectionLine[]): SectionLine[] {
  let isElse = false;
  return lines.filter((line) => {
    if (line.isHeading) isElse = SOMEBODY_ELSE.test(line.text);
    return !isElse && !OF_SOMEBODY_ELSE.test(line.text);
  });
}

/** Numbers inside the work are its customers' or its figures. */
function mayHoldPhone({ section, text }: SectionLine): boolean {
  return (
    section === "header" || section === "other" || section === "profile" || /@|\b(?:phone|mobile|tel)\b/iu.test(text)
  );
}

function listPhones(text: string): { number: string; isLabelled: boolean }[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const before = text.slice(0, index);
    const number = written.replaceAll(/\s+/gu, " ").trim();
    if (!isPhone(number) || FAX.test(before)) return [];
    return [{ number: closeBracket(number), isLabelled: LABEL.test(before) }];
  });
}

/** "2010 - 2014" is a time and "123-45-6789" a number that nobody should write down. */
function isPhone(number: string): boolean {
  const digits = number.replaceAll(/\D/gu, "");
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return false;
  const groups = number.match(/\d+/gu) ?? [];
  const isTime = groups.every((group) => /^(?:19|20)\d\d$/u.test(group));
  // "1416.1 2011" is a volume of a journal: a candidate who separates by dots does so throughout.
  const isMixed = /^\d[\d .-]{0,20}\.\d[\d.-]{0,20} \(?\d/u.test(number);
  return !isTime && !isMixed && !/^\d{3}-\d{2}-\d{4}$/u.test(number);
}

function closeBracket(number: string): string {
  return number.includes(")") || !number.includes("(") ? number : number.replace("(", "");
}
