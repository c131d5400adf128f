import type { Context } from "hono";
import { Readable } from "node:stream";
import { fetchFile } from "#commands/fetch-file.ts";
import { storeFile } from "#commands/store-file.ts";
import { AppError } from "#shared/errors.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { attachmentNamed } from "./attachment-name.ts";
import { type DocumentEnding, documentEnding } from "#shared/upload.ts";
import type { Doors } from "./door.ts";

/** Beyond this the sender is cut off instead of listened to. */
const MOST_DRAINED_BYTES = 8 * MAX_FILE_BYTES;

const CONTENT_TYPES: Record<DocumentEnding, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export const storageDoors = {
  storeFile: ({ deps, request, user, params }) =>
    takeFile(request, (bytes) => {
      const fileName = decodeName(request.req.header("x-file-name"), params.path);
      return storeFile(deps, user.userId, { ...params, fileName, bytes, address: deps.addresses.of(request) });
    }),

  /** Never shown in place: a stranger's document is downloaded, under our type, in an empty sandbox. */
  fetchFile: async ({ deps, user, params }) => {
    const { file, bytes } = await fetchFile(deps, user.userId, params);
    return new Response(Readable.toWeb(bytes), {
      headers: {
        "content-type": CONTENT_TYPES[documentEnding(file.path) ?? "pdf"],
        "content-length": String(file.size_bytes),
        "content-disposition": attachmentNamed(file.file_name),
        "content-security-policy": "sandbox; default-src 'none'",
      },
    });
  },
} satisfies Partial<Doors>;

/** The body is one file. Of a refused one the rest is listened to. */
export async function takeFile<T>(request: Context, take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>) {
  const { body } = request.req.raw;
  if (body === null) throw new AppError("empty_file");
  try {
    return await take(piecesOf(body));
  } catch (error) {
    await drain(body);
    throw error;
  }
}

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

export function decodeName(header: string | undefined, path: string) {
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
