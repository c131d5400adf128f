import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { ManualCandidate } from "#shared/candidates/manual-candidate.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const FAILED = "There was an error adding the candidate. Please try again.";

/** The entry was kept, its CV was not. */
class ResumeRefused extends Error {
  constructor(cause: unknown) {
    super("The resume was refused.", { cause });
  }
}

/** Twice the same entry, by a double click or after a failure, is one candidate. */
export function useAddCandidate(onAdded: () => void) {
  const queries = useQueryClient();
  const last = useRef({ entry: "", key: "" });

  function keyFor(candidate: ManualCandidate) {
    const entry = JSON.stringify(candidate);
    if (last.current.entry !== entry) last.current = { entry, key: crypto.randomUUID() };
    return last.current.key;
  }

  return useMutation({
    mutationFn: async ({ candidate, resume }: { candidate: ManualCandidate; resume: File | undefined }) => {
      const { id } = await call("addCandidate", { body: candidate, idempotencyKey: keyFor(candidate) });
      if (resume) await attach(id, resume);
    },
    onSuccess: (_nothing, { candidate: { name } }) => {
      notify.done("Candidate Added", `${name} has been successfully added to your candidate list.`);
      onAdded();
    },
    onError: (error) => {
      const isHalf = error instanceof ResumeRefused;
      const half = `The candidate was saved without the resume. ${errorText(error.cause)}`;
      notify.failed("Failed to Add Candidate", isHalf ? half : FAILED);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: candidatesKey }),
  });
}

async function attach(id: CandidateId, resume: File) {
  try {
    const headers = { "X-File-Name": encodeURIComponent(resume.name) };
    await call("attachCv", { params: { id } }, { file: resume, headers });
  } catch (error) {
    throw new ResumeRefused(error);
  }
}
