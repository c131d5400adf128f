import { listCoveredOpenings } from "#db/candidates/blind-queries.ts";
import { audit, auditEach } from "#db/operations/audit-queries.ts";
import { asOwner, type Db } from "#db/client.ts";
import { getOwnUser, listOwnRows, SECTION_NAMES } from "#db/account/own-data-queries.ts";
import { listAllStoredFiles, type StoredFileRow } from "#db/files/file-queries.ts";
import { readUnchanged } from "#pipeline/queue/step.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { cleanFileName, makeUnique } from "#commands/files/file-name.ts";
import { type ZipEntry, zipStream } from "#commands/files/zip-stream.ts";

type ExportDeps = Pick<CommandDeps, "db" | "storage">;

/**
 * Everything that is the user's, as a zip that is made while it is downloaded. Each request for it is audited, also with every vacancy
 * whose people are covered: the zip names them.
 */
export async function exportAccount(deps: ExportDeps, ownerId: UserId): Promise<AsyncGenerator<Uint8Array>> {
  const user = await asOwner(deps.db, ownerId, async (tx) => {
    await audit(tx, ownerId, "account_exported");
    const openings = await listCoveredOpenings(tx, ownerId);
    if (openings.length > 0) await auditEach(tx, ownerId, "covered_downloaded", openings);
    return getOwnUser(tx, ownerId);
  });
  return zipStream(entriesOf(deps, ownerId, user));
}

async function* entriesOf(deps: ExportDeps, ownerId: UserId, user: unknown): AsyncGenerator<ZipEntry> {
  yield { name: "account.json", content: accountJson(deps.db, ownerId, user) };
  const names = new NamesInZip();
  const missing: string[] = [];
  for await (const file of listAllStoredFiles(deps.db, ownerId)) {
    const name = names.nameOf(file);
    // Whole, because only then is it known to be unchanged; a file has at most 10 MB.
    const bytes = await readUnchanged(deps, file);
    if (bytes === undefined) missing.push(name);
    else yield { name, content: [bytes] };
  }
  if (missing.length > 0) yield { name: "missing-files.txt", content: [Buffer.from(`${missing.join("\n")}\n`)] };
}

/** One name for each file. An upload's files follow each other, so that only the names of one upload are remembered. */
class NamesInZip {
  #uploadId: UploadId | undefined;
  #taken: string[] = [];

  nameOf({ upload_id, file_name }: StoredFileRow) {
    if (upload_id !== this.#uploadId) this.#taken = [];
    this.#uploadId = upload_id;
    // Also without the characters that a file on Windows may not have.
    const name = makeUnique(cleanFileName(file_name).replace(/[<>:"|?*]/g, "_"), this.#taken);
    this.#taken.push(name);
    return `files/${upload_id}/${name}`;
  }
}

/** One JSON document in pieces of a row each, laid out for people. */
async function* accountJson(db: Db, ownerId: UserId, user: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(`{\n  "user": ${indented(user, 2)}`);
  for (const name of SECTION_NAMES) {
    yield Buffer.from(`,\n  "${name}": [`);
    let comma = "";
    for await (const row of listOwnRows(db, ownerId, name)) {
      yield Buffer.from(`${comma}\n    ${indented(row, 4)}`);
      comma = ",";
    }
    yield Buffer.from("\n  ]");
  }
  yield Buffer.from("\n}\n");
}

function indented(value: unknown, depth: number) {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(depth)}`);
}
