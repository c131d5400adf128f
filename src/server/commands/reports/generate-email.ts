import { draftEmail, type EmailFacts } from "#analysis/report/draft-email.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import type { EmailDraft, GenerateEmail } from "#shared/reports/email-draft.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { writeEmailByModel } from "./write-email-by-model.ts";

/** Words to begin from, by the language model where one is configured. Nothing is kept and nothing is sent. */
export async function generateEmail(deps: CommandDeps, ownerId: UserId, asked: GenerateEmail): Promise<EmailDraft> {
  const { facts, uploadId } = await gatherFacts(deps, ownerId, asked);
  // Of somebody who was entered by hand nothing was found that a model could put into words.
  if (deps.modelClient === undefined || uploadId === null) return { ...draftEmail(facts), engine: "local" };
  return writeEmailByModel(deps.modelClient, { ownerId, uploadId, facts });
}

async function gatherFacts(
  { db }: CommandDeps,
  ownerId: UserId,
  { candidateId, emailType, variant, ...told }: GenerateEmail,
): Promise<{ facts: EmailFacts; uploadId: UploadId | null }> {
  return asOwner(db, ownerId, async (tx) => {
    const candidate = await getCandidate(tx, ownerId, candidateId);
    if (!(await hasPro(tx, ownerId))) throw new AppError("pro_required");
    const titles = await listTitles(tx, ownerId, [candidateId]);
    const facts = {
      type: emailType,
      name: candidate.candidate_name ?? told.candidateName ?? null,
      position: titles.get(candidateId) ?? told.position ?? null,
      skills: candidate.technical_skills,
      strengths: candidate.strengths,
      sender: (await getUser(tx, ownerId)).full_name,
      variant,
    };
    return { facts, uploadId: candidate.bulk_upload_id };
  });
}
