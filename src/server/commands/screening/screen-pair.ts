import type { UserId } from "#shared/ids.ts";
import { descriptionEnding, storagePath, type Bucket, type Upload } from "#shared/screening/upload.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import { changeUpload } from "./change-upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { createUpload } from "./create-upload.ts";
import { startScreening } from "./start-screening.ts";
import { storeFile } from "#commands/files/store-file.ts";

export interface PairFile {
  bucket: Bucket;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
  address: string;
}

/** One CV against one job description, as an upload of one. A call that fails half-way leaves an upload that was never started. */
export class PairScreening {
  readonly #deps: CommandDeps;
  readonly #ownerId: UserId;
  readonly #upload: Upload;
  readonly #paths: Partial<Record<Bucket, string>> = {};

  private constructor(deps: CommandDeps, ownerId: UserId, upload: Upload) {
    this.#deps = deps;
    this.#ownerId = ownerId;
    this.#upload = upload;
  }

  static async open(deps: CommandDeps, ownerId: UserId) {
    return new PairScreening(deps, ownerId, await createUpload(deps, ownerId, { total_cvs: 1, source: "upload" }));
  }

  async put({ bucket, ...file }: PairFile) {
    const place = { userId: this.#ownerId, uploadId: this.#upload.id, position: 1, at: Date.now() };
    // What has no ending that we know is checked as a PDF, as everything was before.
    const ending = bucket === "job-descriptions" ? descriptionEnding(file.fileName) : undefined;
    const path = storagePath(bucket, place, ending);
    await storeFile(this.#deps, this.#ownerId, { bucket, path, ...file });
    this.#paths[bucket] = path;
  }

  /** Refuses where one of the two files did not come. */
  async start(email: string | undefined, client: ClientInfo): Promise<Upload> {
    const { "job-descriptions": description, "cv-uploads": cv } = this.#paths;
    const change = {
      ...(description !== undefined && { job_description_file_paths: [description] }),
      ...(cv !== undefined && { cv_file_paths: [cv] }),
      ...(email !== undefined && { email }),
    };
    await changeUpload(this.#deps, this.#ownerId, this.#upload.id, change, client);
    return startScreening(this.#deps, this.#ownerId, this.#upload.id);
  }
}
