import { useEffect, useRef, useState } from "react";
import { EmailDraft, type EmailType } from "#shared/reports/email-draft.ts";
import type { CandidateId } from "#shared/ids.ts";
import { call } from "#lib/api/api-client.ts";
import { cleanEmail } from "#shared/account/clean-email.ts";
import type { EmailRecipient } from "./email-recipient.ts";

interface Wanted {
  type: EmailType;
  variant: number;
  signal: AbortSignal;
}

const AT_A_TIME = 4;

export type DraftState =
  | { kind: "writing" }
  | { kind: "failed"; error: unknown }
  | { kind: "ready"; draft: EmailDraft };

/** The letters of one dialog. Whatever is under way when they are cleared, or the dialog goes, is given up and leaves nothing. */
export function useDrafts(type: EmailType) {
  const [drafts, setDrafts] = useState<ReadonlyMap<CandidateId, DraftState>>(new Map());
  const variants = useRef(new Map<CandidateId, number>());
  const underWay = useRef(new AbortController());
  useEffect(() => {
    // Also when the same dialog is mounted a second time, as development does.
    underWay.current = new AbortController();
    return () => underWay.current.abort();
  }, []);

  function put(id: CandidateId, state: DraftState) {
    setDrafts((before) => new Map(before).set(id, state));
  }

  function clear() {
    underWay.current.abort();
    underWay.current = new AbortController();
    setDrafts(new Map());
  }

  /** Each with its next wording. Answers how it went, and nothing where it was given up; one failure leaves the others alone. */
  async function generate(recipients: readonly EmailRecipient[]): Promise<DraftState[]> {
    const { signal } = underWay.current;
    for (const { id } of recipients) put(id, { kind: "writing" });
    const waiting = recipients.values();
    const ended: DraftState[] = [];
    async function work() {
      for (const recipient of waiting) {
        const state = await write(recipient, signal);
        if (signal.aborted) return;
        put(recipient.id, state);
        ended.push(state);
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return signal.aborted ? [] : ended;
  }

  async function write(recipient: EmailRecipient, signal: AbortSignal): Promise<DraftState> {
    const variant = variants.current.get(recipient.id) ?? 0;
    try {
      const draft = await generateDraft(recipient, { type, variant, signal });
      variants.current.set(recipient.id, variant + 1);
      return { kind: "ready", draft };
    } catch (error) {
      return { kind: "failed", error };
    }
  }

  return { drafts, generate, clear, edit: (id: CandidateId, draft: EmailDraft) => put(id, { kind: "ready", draft }) };
}

async function generateDraft(recipient: EmailRecipient, { type, variant, signal }: Wanted): Promise<EmailDraft> {
  const { id, name, isNamed, jobTitle, matchScore, strengths, concerns } = recipient;
  const body = {
    candidateId: id,
    // A file's name is no name to greet somebody by.
    ...(isNamed && { candidateName: name }),
    emailType: type,
    variant,
    position: jobTitle ?? null,
    ...(matchScore !== undefined && { matchScore }),
    ...(strengths && { strengths: [...strengths] }),
    ...(concerns && { concerns: [...concerns] }),
  };
  const answer = await call("generateEmail", { body }, { signal });
  const draft = cleanEmail(answer);
  if (draft === undefined) throw new Error("The answer holds no letter.");
  const { engine, engine_note } = EmailDraft.safeParse(answer).data ?? {};
  return { ...draft, engine, engine_note };
}
