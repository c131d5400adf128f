import type { Context } from "hono";
import { fetchFile } from "#commands/files/fetch-file.ts";
import { storeFile } from "#commands/files/store-file.ts";
import { AppError } from "#shared/errors.ts";
import { attachmentNamed } from "./attachment-name.ts";
import { type DescriptionEnding, descriptionEnding } from "#shared/screening/upload.ts";
import type { Handlers } from "#http/handler.ts";
import { openBody, PACE_OF_FILE } from "#http/body/request-body.ts";
import { streamed } from "./streamed-response.ts";

const CONTENT_TYPES: Record<DescriptionEnding, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
};

export const fileHandlers = {
  storeFile: ({ deps, request, user, params }) =>
    receiveFile(request, (bytes) => {
      const fileName = decodeName(request.req.header("x-file-name"), params.path);
      return storeFile(deps, user.userId, { ...params, fileName, bytes, address: deps.addresses.of(request) });
    }),

  /** Never shown in place: a stranger's document is downloaded, under our type, in an empty sandbox. */
  fetchFile: async ({ deps, request, user, params }) => {
    const { file, bytes } = await fetchFile(deps, user.userId, params);
    return new Response(
      streamed(request, bytes.iterator(), () => bytes.destroy()),
      {
        headers: {
          "content-type": CONTENT_TYPES[descriptionEnding(file.path) ?? "pdf"],
          "content-length": String(file.size_bytes),
          "content-disposition": attachmentNamed(file.file_name),
          "content-security-policy": "sandbox; default-src 'none'",
        },
      },
    );
  },
} satisfies Partial<Handlers>;

/** The body is one file. After a refusal the rest is drained. */
export async function receiveFile<T>(request: Context, take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>) {
  const body = openBody(request, PACE_OF_FILE);
  if (body === undefined) throw new AppError("empty_file");
  try {
    return await take(body.pieces());
  } catch (error) {
    await body.drain();
    throw error;
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
