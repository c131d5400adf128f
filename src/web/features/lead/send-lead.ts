import { call } from "#lib/api/api-client.ts";
import { ApiError } from "#lib/api/api-error.ts";
import { hasCode } from "#lib/api/error-text.ts";
import type { UploadId } from "#shared/ids.ts";
import type { LeadDraft } from "./lead-rules.ts";
import { choiceChange, type ShortlistChoice } from "./shortlist-options.ts";

export type ScreeningOrder =
  | { kind: "bulk"; uploadId: UploadId; choice: ShortlistChoice }
  | { kind: "pair"; cv: File; jobDescription: File };

/** What a failed try has already reached: a visitor who tries again is not refused for being on the list since a minute ago. */
export interface LeadProgress {
  joinedAs?: string;
  confirmedAs?: string;
}

export type LeadFailureKind = "already_registered" | "not_joined" | "not_screened";

export class LeadFailure extends Error {
  readonly kind: LeadFailureKind;

  constructor(kind: LeadFailureKind, cause: unknown) {
    super(kind, { cause });
    this.name = "LeadFailure";
    this.kind = kind;
  }
}

const NAMELESS = "Hiring Manager";

/** Answers whether a mail can follow: the two steps it rests on may fail without stopping the flow. */
export async function sendLead(progress: LeadProgress, draft: LeadDraft, order: ScreeningOrder) {
  const email = draft.email.trim();
  if (progress.joinedAs !== email) await join(draft);
  progress.joinedAs = email;
  const fullName = draft.company.trim() || NAMELESS;
  const isConfirmed =
    progress.confirmedAs === email ||
    (await isDone("Confirmation mail", () => call("confirmWaitlist", { body: { fullName, email } })));
  if (isConfirmed) progress.confirmedAs = email;
  const isAddressed = await isDone("Address of the upload", () => keepAddress(email, order));
  try {
    await screen(email, order);
  } catch (error) {
    throw new LeadFailure("not_screened", error);
  }
  // A pair carries its address with it; a whole upload has to be told.
  return { canMail: isConfirmed && (isAddressed || order.kind === "pair") };
}

async function join({ email, company, wantsUpdates }: LeadDraft) {
  const full_name = company.trim() || null;
  try {
    await call("joinWaitlist", {
      body: { full_name, email: email.trim(), data_consent: true, marketing_consent: wantsUpdates },
    });
  } catch (error) {
    throw new LeadFailure(hasCode(error, "already_on_waitlist") ? "already_registered" : "not_joined", error);
  }
}

function keepAddress(email: string, order: ScreeningOrder): Promise<unknown> {
  if (order.kind === "pair") return call("recordFileUpload", { body: { email } });
  return call("changeUpload", { params: { id: order.uploadId }, body: { email, ...choiceChange(order.choice) } });
}

function screen(email: string, order: ScreeningOrder): Promise<unknown> {
  if (order.kind === "bulk") return call("startScreening", { body: { bulkUploadId: order.uploadId } });
  const form = new FormData();
  form.set("email", email);
  form.set("cvFile", order.cv);
  form.set("jobDescFile", order.jobDescription);
  return call("screenPair", {}, { file: form });
}

async function isDone(step: string, work: () => Promise<unknown>) {
  try {
    await work();
    return true;
  } catch (error) {
    logFailure(step, error);
    return false;
  }
}

/** For steps that may fail without stopping a person. The code says enough; an address does not belong in a log. */
function logFailure(step: string, error: unknown) {
  const code = error instanceof ApiError ? error.code : "unexpected";
  // oxlint-disable-next-line no-console
  console.warn(`${step}: ${code}`);
}
