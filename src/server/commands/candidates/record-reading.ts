import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { countMinute, saveOpened } from "#db/candidates/reading-queries.ts";
import { asOwner } from "#db/client.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import type { OpenedEvidence, ReportReading } from "#shared/candidates/decision.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/**
 * One transaction. A minute is counted once and a quote is kept once, with when it was first opened: told twice, nothing is added.
 * Quotes are looked up in what was found; a place that no finding names is left out, so that the record holds only what the report
 * could show.
 */
export async function recordReading({ db }: CommandDeps, ownerId: UserId, id: CandidateId, { quotes }: ReportReading) {
  await asOwner(db, ownerId, async (tx) => {
    const { bulk_upload_id: uploadId, findings } = await getCandidate(tx, ownerId, id);
    const { opened } = await countMinute(tx, ownerId, id);
    if (quotes.length === 0) return;
    const criteria = uploadId === null ? [] : await listCriteria(tx, ownerId, uploadId);
    const news = quotes
      .flatMap((place) => describePlace(place, findings, criteria) ?? [])
      .filter((one) => !opened.some((known) => known.quote === one.quote && known.page === one.page));
    if (news.length > 0) await saveOpened(tx, ownerId, id, [...opened, ...news]);
  });
}

function describePlace(
  { page, start, end }: ReportReading["quotes"][number],
  findings: Finding[],
  criteria: KeyedCriterion[],
): OpenedEvidence | undefined {
  const isThere = (quote: Finding["quotes"][number]) =>
    quote.page === page && quote.start === start && quote.end === end;
  const proven = findings.filter((finding) => finding.quotes.some(isThere));
  const quote = proven.flatMap((finding) => finding.quotes).find(isThere);
  if (quote === undefined) return undefined;
  const wordings = proven.flatMap(
    ({ criterion_id }) => criteria.find(({ key }) => key === criterion_id)?.wording ?? [],
  );
  return { criterion: wordings.join("; "), quote: quote.text, page, opened_at: new Date().toISOString() };
}
