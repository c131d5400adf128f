import { Dicer } from "@fastify/busboy";
import type { Context } from "hono";
import { pipeline } from "node:stream/promises";
import { AppError } from "#shared/errors.ts";
import { type FormReader, FormParts } from "./form-parts.ts";
import { openBody, PACE_OF_FORM, type RequestBody } from "./request-body.ts";

const MAX_HEADERS_OF_A_PART = 20;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Reads a form as it arrives: a file is never held whole. Refusals are told when the form has been read to its end. */
export async function readMultipart(request: Context, maxFiles: number, reader: FormReader) {
  const boundary = boundaryOf(request.req.header("content-type") ?? "");
  const body = openBody(request, PACE_OF_FORM);
  if (body === undefined) throw new AppError("invalid_request", { message: "The body is not a form." });
  const parts = new FormParts(maxFiles, reader);
  try {
    await parse(body, boundary, parts);
  } catch (error) {
    await body.drain();
    throw error;
  }
}

async function parse(body: RequestBody, boundary: string, parts: FormParts) {
  const parser = new Dicer({ boundary, maxHeaderPairs: MAX_HEADERS_OF_A_PART });
  parser.on("part", (part) => parts.add(part));
  try {
    await pipeline(body.pieces(), parser);
  } catch (error) {
    await parts.breakOff();
    throw error instanceof AppError ? error : incomplete(error);
  }
  await parts.finish();
}

function boundaryOf(contentType: string) {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new AppError("invalid_request", { message: "The body is not a form." });
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new AppError("invalid_request", { message: "The form has no boundary." });
  return boundary;
}

function incomplete(cause: unknown) {
  return new AppError("invalid_request", { message: "The form is broken or incomplete.", cause });
}
