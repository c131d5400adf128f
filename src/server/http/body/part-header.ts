import * as z from "zod/mini";
import { AppError } from "#shared/errors.ts";

export interface PartHeader {
  name: string;
  /** Undefined for a field. */
  fileName: string | undefined;
}

/** As the parser hands them over: bytes as Latin-1, each header as often as it came. */
const Raw = z.object({ "content-disposition": z.tuple([z.string()]) });
const PARAMETER = /;\s*([\w-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g;
const EXTENDED = /^utf-8'[^']*'(.*)$/i;

/** The headers of a part of a form (RFC 7578). A part without a name is malformed. */
export function readPartHeader(raw: unknown): PartHeader {
  const { data: headers } = Raw.safeParse(raw);
  const [disposition = ""] = headers?.["content-disposition"] ?? [];
  if (!/^\s*form-data\s*(;|$)/i.test(disposition)) throw brokenPart();
  const parameters = new Map([...disposition.matchAll(PARAMETER)].map(readParameter));
  const name = parameters.get("name");
  if (name === undefined) throw brokenPart();
  return { name, fileName: decodeExtended(parameters.get("filename*")) ?? parameters.get("filename") };
}

function readParameter([, key = "", quoted, bare = ""]: RegExpExecArray): [string, string] {
  const value = quoted === undefined ? bare : quoted.replace(/\\(["\\])/g, "$1");
  return [key.toLowerCase(), Buffer.from(value, "latin1").toString("utf8")];
}

/** `filename*` (RFC 5987), which browsers do not send and some libraries do. */
function decodeExtended(value: string | undefined) {
  const [, encoded] = EXTENDED.exec(value ?? "") ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    throw brokenPart(error);
  }
}

function brokenPart(cause?: unknown) {
  return new AppError("invalid_request", { message: "A part of the form does not say what it is.", cause });
}
