import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { readUnchanged } from "#pipeline/queue/step.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** A page of a CV as a PNG. Quotes carry boxes in points of that page; `page_sizes` of the candidate tells how large it is. */
export async function drawCvPage(
  deps: CommandDeps,
  ownerId: UserId,
  { id, page, width }: { id: CandidateId; page: number; width: number },
): Promise<Uint8Array> {
  const file = await asOwner(deps.db, ownerId, async (tx) => {
    const { cv_file_path } = await getCandidate(tx, ownerId, id);
    return getStoredFile(tx, ownerId, "cv-uploads", cv_file_path);
  });
  const bytes = await readUnchanged(deps, file);
  if (bytes === undefined) throw new AppError("not_found");
  const outcome = await deps.pictures.draw(ownerId, { bytes, sha256: file.sha256, page, width });
  if (outcome.kind === "picture") return outcome.png;
  throw new AppError(outcome.kind === "no_such_page" ? "not_found" : "no_picture");
}
