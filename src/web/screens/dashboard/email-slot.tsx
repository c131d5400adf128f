import type { CandidateId } from "#shared/ids.ts";

interface EmailSlotProps {
  /** Nobody in particular where it is empty. */
  candidateIds: readonly CandidateId[];
  onClose: () => void;
}

/** The place of the e-mail dialog. */
export function EmailSlot(_props: EmailSlotProps) {
  return null;
}
