import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { makePrintable } from "./fit-text.ts";
import { formatTable } from "./format-table.ts";
import type { Ranking, UnreadCv } from "./rank-screened.ts";

/** What is shown on the terminal, line by line. */
export function listResults({ ranked, unread }: Ranking, vacancy: Vacancy, width: number): string[] {
  const shortlisted = ranked.filter(({ isShortlisted }) => isShortlisted).length;
  const total = ranked.length + unread.length;
  return [
    `${makePrintable(vacancy.title)}: ${ranked.length} of ${total} CVs read, ${shortlisted} shortlisted (*)`,
    ...vacancy.set_aside.map(({ wording, trait }) => `Not judged (${trait}): ${makePrintable(wording)}`),
    ...vacancy.formalities.map((wording) => `To be checked by you: ${makePrintable(wording)}`),
    "",
    ...(ranked.length === 0 ? [] : formatTable(ranked, vacancy, width)),
    ...(unread.length === 0 ? [] : ["", "Could not be read:", ...listUnread(unread)]),
  ];
}

export function listUnread(unread: UnreadCv[]): string[] {
  return unread.map(({ file, reason }) => `${makePrintable(file)}: ${reason}`);
}
