import { Readable } from "node:stream";
import { fetchFile } from "#commands/fetch-file.ts";
import { storeFile } from "#commands/store-file.ts";
import { AppError } from "#shared/errors.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { attachmentNamed } from "./attachment-name.ts";
import type { Doors } from "./door.ts";

/** Beyond this the sender is cut off instead of listened to. */
const MOST_DRAINED_BYTES = 8 * MAX_FILE_BYTES;

export const storageDoors = {
  storeFile: async ({ deps, request, user, params }) => {
    const body = request.req.raw.body;
    if (body === null) throw new AppError("empty_file");
    const fileName = decodeName(request.req.header("x-file-name"), params.path);
    try {
      return await storeFile(deps, user.userId, { ...params, fileName, bytes: piecesOf(body) });
    } catch (error) {
      await drain(body);
      throw error;
    }
  },

  /** Never shown in place: a stranger's PDF is downloaded, under our type, in an empty sandbox. */
  fetchFile: async ({ deps, user, params }) => {
    const { file, bytes } = await fetchFile(deps, user.userId, params);
    return new Response(Readable.toWeb(bytes), {
      headers: {
        "content-type": "application/pdf",
        "content-length": String(file.size_bytes),
        "content-disposition": attachmentNamed(file.file_name),
        "content-security-policy": "sandbox; default-src 'none'",
      },
    });
  },
} satisfies Partial<Doors>;

/** Takes hold of the body only when it is read, and lets go without ending it: what is left can still be drained. */
async function* piecesOf(body: ReadableStream<Uint8Array>) {
  yield* body.values({ preventCancel: true });
}

/** A browser reads the answer only after it has sent everything: a refusal half-way would look like a broken line. */
async function drain(body: ReadableStream<Uint8Array>) {
  let sizeBytes = 0;
  for await (const chunk of body.values()) {
    sizeBytes += chunk.length;
    if (sizeBytes > MOST_DRAINED_BYTES) return;
  }
}

function decodeName(header: string | undefined, path: string) {
  if (header === undefined) return path;
  try {
    return decodeURIComponent(header);
  } catch (error) {
    throw new AppError("invalid_request", {
      field: "X-File-Name",
      message: "The file name is not percent-encoded.",
      cause: error,
    });
  }
}
