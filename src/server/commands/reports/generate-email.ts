import { draftEmail, type EmailFacts, chooseEmailPromptFacts, frameEmail } from "#analysis/report/draft-email.ts";
import { writeExplanation } from "#analysis/report/write-explanation.ts";
import { type CandidateRow, getShownCandidate } from "#db/candidates/candidate-queries.ts";
import { listLastDecisions } from "#db/candidates/decision-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import type { EmailDraft, GenerateEmail } from "#shared/reports/email-draft.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId, UploadId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { coverCircumstances, gatherCircumstances } from "#commands/candidates/gather-circumstances.ts";
import { EMAIL_SHAPE, readEmailAnswer } from "#analysis/model/email-answer.ts";
import { writeEmailPrompt } from "#analysis/model/write-email-prompt.ts";
import type { ModelClient } from "#pipeline/model/model-client.ts";

/**
 * Words to begin from, by the language model where one is configured. Nothing is kept and nothing is sent. A covered candidate is called
 * by the number; the name is put in when the letter is copied or opened (`addressLetter`).
 */
export async function generateEmail(deps: CommandDeps, ownerId: UserId, asked: GenerateEmail): Promise<EmailDraft> {
  if (asked.emailType === "explanation") return explain(deps, ownerId, asked);
  const { facts, candidate } = await asOwner(deps.db, ownerId, async (tx) => {
    const gathered = await gatherFacts(tx, ownerId, asked);
    if (!(await hasPro(tx, ownerId))) throw new AppError("pro_required");
    return gathered;
  });
  const uploadId = candidate.bulk_upload_id;
  // Of somebody who was entered by hand nothing was found that a model could put into words.
  if (deps.modelClient === undefined || uploadId === null || facts.type === "hold")
    return { ...draftEmail(facts), engine: "local" };
  return writeEmailByModel(deps.modelClient, { ownerId, uploadId, facts });
}

/** Part of the record, which is open to everybody. Its words are the record's: no model is asked. */
async function explain({ db }: CommandDeps, ownerId: UserId, asked: GenerateEmail): Promise<EmailDraft> {
  return asOwner(db, ownerId, async (tx) => {
    const { facts, candidate } = await gatherFacts(tx, ownerId, asked);
    const last = (await listLastDecisions(tx, ownerId, [candidate.id])).get(candidate.id);
    const now = (await gatherCircumstances(tx, ownerId, [candidate])).get(candidate.id);
    const known = last ?? now;
    if (known === undefined) throw new Error("A candidate has no circumstances.");
    const judged = await coverCircumstances(tx, ownerId, candidate.id, known);
    const { decision, decision_reason: reason, decided_at } = candidate;
    const { score = null, grounds } = judged;
    return { ...writeExplanation(facts, { decision, reason, decided_at, score, grounds }), engine: "local" };
  });
}

interface Gathered {
  facts: EmailFacts;
  candidate: CandidateRow;
}

async function gatherFacts(
  tx: Tx,
  ownerId: UserId,
  { candidateId, emailType, variant, ...told }: GenerateEmail,
): Promise<Gathered> {
  const candidate = await getShownCandidate(tx, ownerId, candidateId);
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
  return { facts, candidate };
}

/** Somebody sits before the screen and waits. */
const LONGEST_MS = 25_000;

/** The model words the middle of the letter; name and signature are put around it here. Whatever goes wrong, a letter comes back. */
async function writeEmailByModel(
  client: ModelClient,
  { ownerId, uploadId, facts }: { ownerId: UserId; uploadId: UploadId; facts: EmailFacts },
): Promise<EmailDraft> {
  const told = chooseEmailPromptFacts(facts);
  const result = await client.ask({
    ownerId,
    uploadId,
    write: (marker) => writeEmailPrompt(told, marker),
    shape: EMAIL_SHAPE,
    read: (text) => readEmailAnswer(text, told),
    signal: new AbortController().signal,
    withinMs: LONGEST_MS,
  });
  if (result.kind === "gave_up") return { ...draftEmail(facts), engine: "local", engine_note: result.note };
  return { ...frameEmail(facts, result.answer), engine: "model", engine_note: null };
}
