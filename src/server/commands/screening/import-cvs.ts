import { asOwner, type Tx } from "#db/client.ts";
import { deleteUpload, listStorageKeys } from "#db/account/erasure-queries.ts";
import { dropStoredFile } from "#db/files/file-queries.ts";
import { findAnswer, runOncePerKey, type IdempotentRequest } from "#db/idempotency-queries.ts";
import { getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { discardObjects } from "#pipeline/housekeeping/discard-objects.ts";
import { eraseUpload } from "#pipeline/housekeeping/erase.ts";
import { BulkImport, FileRefusal, type ImportedFile } from "#shared/screening/bulk-import.ts";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import { documentEnding, type StoredFile, storagePath } from "#shared/screening/upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { createUpload } from "./create-upload.ts";
import { cleanFileName } from "#commands/files/file-name.ts";
import { copyDescription, getReadUpload, startWithSameVacancy } from "#commands/vacancies/reuse-vacancy.ts";
import { storeFile } from "#commands/files/store-file.ts";

const BUCKET = "cv-uploads";

/**
 * More CVs for an opening that was screened before, as an upload of their own. With a key every step can be repeated: the same call
 * finds its upload, puts each file where it was, and is told what the first one was told once the screening has begun.
 */
export class CvImport {
  readonly #deps: CommandDeps;
  readonly #ownerId: UserId;
  readonly #request: IdempotentRequest | undefined;
  readonly #upload: UploadRow;
  /** Undefined where nobody sent it over the network. */
  readonly #address: string | undefined;
  readonly #results: ImportedFile[] = [];
  readonly #stored: StoredFile[] = [];

  private constructor(
    deps: CommandDeps,
    ownerId: UserId,
    upload: UploadRow,
    request: IdempotentRequest | undefined,
    address: string | undefined,
  ) {
    this.#deps = deps;
    this.#address = address;
    this.#ownerId = ownerId;
    this.#upload = upload;
    this.#request = request;
  }

  /** Refuses where nothing was screened before: there is no job description to go by. */
  static async open(
    deps: CommandDeps,
    ownerId: UserId,
    openingId: OpeningId | undefined,
    request: IdempotentRequest | undefined,
    address: string | undefined,
    source: "bulk_import" | "watched_folder" = "bulk_import",
  ) {
    await asOwner(deps.db, ownerId, (tx) => getReadUpload(tx, ownerId, openingId));
    const creation = request && { ...request, route: `${request.route}: upload` };
    const { id } = await createUpload(deps, ownerId, { total_cvs: 0, isOpenEnded: true, source }, creation);
    const upload = await asOwner(deps.db, ownerId, (tx) => getUpload(tx, ownerId, id));
    return new CvImport(deps, ownerId, upload, request, address);
  }

  async put(fileName: string, bytes: AsyncIterable<Uint8Array>) {
    const file = cleanFileName(fileName);
    try {
      const stored = await this.#store(file, bytes);
      const same = this.#stored.find(({ sha256 }) => sha256 === stored.sha256);
      if (same === undefined) this.#keep(file, stored);
      else await this.#leaveOut(file, stored, same);
    } catch (error) {
      const refusal = FileRefusal.safeParse(error instanceof AppError && error.code);
      if (!refusal.success) throw error;
      this.#results.push({ file, status: "refused", reason: refusal.data });
    }
  }

  async #store(fileName: string, bytes: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const ending = documentEnding(fileName);
    if (ending === undefined) throw new AppError("not_a_document");
    const { id: uploadId, created_at } = this.#upload;
    const place = { userId: this.#ownerId, uploadId, position: this.#results.length + 1, at: Date.parse(created_at) };
    const path = storagePath(BUCKET, place, ending);
    return storeFile(this.#deps, this.#ownerId, { bucket: BUCKET, path, fileName, bytes, address: this.#address });
  }

  #keep(file: string, stored: StoredFile) {
    this.#stored.push(stored);
    this.#results.push({ file, status: "uploaded" });
  }

  async #leaveOut(file: string, copy: StoredFile, same: StoredFile) {
    const key = await asOwner(this.#deps.db, this.#ownerId, (tx) =>
      dropStoredFile(tx, this.#ownerId, BUCKET, copy.path),
    );
    if (key !== undefined) await discardObjects(this.#deps, [key]);
    this.#results.push({ file, status: "duplicate", same_as: same.file_name });
  }

  /** Starts the screening, or where no file could be taken removes the upload again. */
  async start(openingId: OpeningId | undefined): Promise<BulkImport> {
    const ownerId = this.#ownerId;
    if (this.#stored.length === 0) return this.#discard();
    const source = await asOwner(this.#deps.db, ownerId, (tx) => getReadUpload(tx, ownerId, openingId));
    const description = await copyDescription(this.#deps, ownerId, source, this.#upload);
    return this.#once(async (tx) => {
      const { id } = await lockUpload(tx, ownerId, this.#upload.id);
      const cvs = this.#stored.map(({ path }) => path);
      await updateUpload(tx, ownerId, id, {
        job_description_file_path: description,
        job_description_file_paths: [description],
        cv_file_paths: cvs,
        total_cvs: cvs.length,
      });
      await startWithSameVacancy(tx, this.#deps, ownerId, id, source);
      return { upload_id: id, results: await this.#listKnown(tx) };
    });
  }

  /** What the ranking held already was left out when the screening began. */
  async #listKnown(tx: Tx): Promise<ImportedFile[]> {
    const { known_cvs } = await getUpload(tx, this.#ownerId, this.#upload.id);
    const known = new Set(known_cvs);
    return this.#results.map((result) =>
      result.status === "uploaded" && known.has(result.file) ? { file: result.file, status: "known" } : result,
    );
  }

  /** Leaves nothing of an import that was refused as a whole; one that has begun stays. */
  async abandon() {
    await eraseUpload(this.#deps, this.#ownerId, this.#upload.id, ({ status }) => status === "uploaded");
  }

  async #discard(): Promise<BulkImport> {
    const { id } = this.#upload;
    let keys: string[] = [];
    const answer = await this.#once(async (tx) => {
      keys = await listStorageKeys(tx, this.#ownerId, id);
      await deleteUpload(tx, this.#ownerId, id);
      return { upload_id: null, results: this.#results };
    });
    await discardObjects(this.#deps, keys);
    return answer;
  }

  #once(work: (tx: Tx) => Promise<BulkImport>) {
    return asOwner(this.#deps.db, this.#ownerId, (tx) =>
      runOncePerKey(tx, this.#ownerId, this.#request, BulkImport, () => work(tx)),
    );
  }
}

/** What the same call was told before. */
export async function findEarlierImport({ db }: CommandDeps, ownerId: UserId, request: IdempotentRequest | undefined) {
  if (request === undefined) return undefined;
  const answer = await asOwner(db, ownerId, (tx) => findAnswer(tx, ownerId, request));
  return answer === undefined ? undefined : BulkImport.parse(answer);
}
