import { expectRemaining, mayStop } from "#analysis/score/expect-remaining.ts";
import { queueSecondLook } from "#analysis/score/queue-second-look.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { listReviewed, type ReviewedCandidate } from "#db/candidates/review-queries.ts";
import { asOwner } from "#db/client.ts";
import { getUpload } from "#db/screening/upload-queries.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { SecondLook, SecondLookItem } from "#shared/candidates/second-look.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** A person looks at a few at a time; the rest follows as these are decided on. */
const QUEUE_SHOWN = 12;

/** Reads only: the decisions themselves are made elsewhere. */
export async function planSecondLook({ db }: CommandDeps, ownerId: UserId, uploadId: UploadId): Promise<SecondLook> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await getUpload(tx, ownerId, uploadId);
    const people = await coverRows(tx, ownerId, await listReviewed(tx, ownerId, uploadId));
    const criteria = await listCriteria(tx, ownerId, uploadId);
    const seen = people.filter(({ decision }) => decision !== null);
    const open = people.filter(({ decision }) => decision === null);
    // Who is on hold may still be invited: counted as wanted, so that the bound errs on the safe side.
    const known = seen.map(({ score, decision }) => ({ score, isWanted: decision !== "decline" }));
    const outlook = expectRemaining(
      known,
      open.map(({ score }) => score),
    );
    const wanted = known.filter(({ isWanted }) => isWanted).length;
    return {
      title: upload.vacancy?.title ?? null,
      total: people.length,
      seen: seen.length,
      wanted,
      shortlist_open: open.filter(({ is_shortlisted }) => is_shortlisted).length,
      expected: outlook.expected,
      at_most: outlook.atMost,
      may_stop: mayStop(people.length, wanted, outlook),
      queue: listQueue(people, criteria, upload.ranking_id ?? upload.id),
    };
  });
}

function listQueue(people: ReviewedCandidate[], criteria: KeyedCriterion[], seed: string): SecondLookItem[] {
  const byId = new Map<string, ReviewedCandidate>(people.map((person) => [person.id, person]));
  const cvs = people.map((person) => ({
    id: person.id,
    score: person.score,
    isShortlisted: person.is_shortlisted,
    reviewReasons: person.review_reasons,
    readingQuality: person.reading_quality,
    findings: person.findings,
  }));
  return queueSecondLook(cvs, criteria, seed)
    .flatMap(({ id, reasons, unclear }): SecondLookItem[] => {
      const person = byId.get(id);
      if (person === undefined || person.decision !== null) return [];
      const { score, ranking_place: rank, current_job_title, current_employer } = person;
      const who = { id: person.id, name: callCandidate(person), current_job_title, current_employer };
      return [{ ...who, score, rank, reasons, unclear }];
    })
    .slice(0, QUEUE_SHOWN);
}
