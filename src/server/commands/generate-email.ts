import { draftEmail } from "#analysis/report/draft-email.ts";
import { getCandidate } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listTitles } from "#db/opening-queries.ts";
import { hasPro } from "#db/plan-queries.ts";
import { getUser } from "#db/user-queries.ts";
import type { EmailDraft, GenerateEmail } from "#shared/email-draft.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "./command-deps.ts";

/** Words to begin from. Nothing is kept and nothing is sent. */
export async function generateEmail(
  { db }: CommandDeps,
  ownerId: UserId,
  { candidateId, emailType, variant, ...told }: GenerateEmail,
): Promise<EmailDraft> {
  return asOwner(db, ownerId, async (tx) => {
    const candidate = await getCandidate(tx, ownerId, candidateId);
    if (!(await hasPro(tx, ownerId))) throw new AppError("pro_required");
    const titles = await listTitles(tx, ownerId, [candidateId]);
    return draftEmail({
      type: emailType,
      name: candidate.candidate_name ?? told.candidateName ?? null,
      position: titles.get(candidateId) ?? told.position ?? null,
      skills: candidate.technical_skills,
      strengths: candidate.strengths,
      sender: (await getUser(tx, ownerId)).full_name,
      variant,
    });
  });
}
