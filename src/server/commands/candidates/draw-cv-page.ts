import { coverWords } from "#analysis/blind/cover-words.ts";
import { asWords } from "#analysis/keep-cv.ts";
import { findKeptPage } from "#db/candidates/blind-queries.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { readUnchanged } from "#pipeline/queue/step.ts";
import type { PictureOutcome } from "#pipeline/reader/reader-messages.ts";
import { BlindReading, COVER } from "#shared/candidates/blind/blind-reading.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

interface AskedPage {
  id: CandidateId;
  page: number;
  width: number;
}

/** `words`: bars over the words that judging did not see, and nothing but words. `text`: the masked text on a plain page. */
interface DrawnCvPage {
  png: Uint8Array;
  cover: "none" | "words" | "text";
}

/** A page of a CV as a PNG. Quotes carry boxes in points of that page; `page_sizes` of the candidate tells how large it is. */
export async function drawCvPage(deps: CommandDeps, ownerId: UserId, asked: AskedPage): Promise<DrawnCvPage> {
  const { file, covered } = await asOwner(deps.db, ownerId, async (tx) => {
    const { cv_file_path, is_covered } = await getCandidate(tx, ownerId, asked.id);
    const stored = await getStoredFile(tx, ownerId, "cv-uploads", cv_file_path);
    return { file: stored, covered: is_covered ? await coverPage(tx, ownerId, asked) : undefined };
  });
  const { page, width } = asked;
  if (covered !== undefined && covered.cover === undefined)
    return { png: pngOf(await deps.pictures.drawText(ownerId, covered.text, width)), cover: "text" };
  const load = async () => {
    const bytes = await readUnchanged(deps, file);
    if (bytes === undefined) throw new AppError("not_found");
    return bytes;
  };
  const drawn = await deps.pictures.draw(ownerId, { load, sha256: file.sha256, page, width, cover: covered?.cover });
  return { png: pngOf(drawn), cover: covered === undefined ? "none" : "words" };
}

const NO_PLACES = "Blind review: where the words of this page stand is not known. Its text is shown as judging saw it.";

/** A CV of which nothing was kept was too long to be: nobody knows which of its words may be shown. */
async function coverPage(tx: Tx, ownerId: UserId, { id, page: number }: AskedPage) {
  const kept = await findKeptPage(tx, ownerId, id, number);
  if (kept === undefined) throw new AppError("covered");
  const { text, words, lines } = kept;
  const blind = new BlindReading({ pages: [{ number, text }], lines }, []).at(number, 0, text.length);
  const readable = blind.replaceAll(new RegExp(`${COVER}+`, "gu"), "[covered]");
  return { cover: coverWords(text, blind, asWords(words)), text: `${NO_PLACES}\n\n${readable}\n` };
}

function pngOf(outcome: PictureOutcome): Uint8Array {
  if (outcome.kind === "picture") return outcome.png;
  throw new AppError(outcome.kind === "no_such_page" ? "not_found" : "no_picture");
}
