import * as z from "zod/mini";
import type { ApiScope } from "./account/api-key.ts";
import { CandidateId, OpeningId, UploadId } from "./ids.ts";

type Schema = z.ZodMiniType;

/** Where a call names somebody's row. The access tests put a stranger's id there and expect "not found". */
export interface Subject {
  kind:
    | "upload"
    | "candidate"
    | "opening"
    | "file"
    | "session"
    | "checkout"
    | "decision"
    | "api_key"
    | "webhook"
    | "webhook_delivery";
  in: "path" | "body" | "query";
  name: string;
  /** It names several. */
  isList?: true;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Of two routes on one path the first is meant only by calls that say this. */
  when?: { query: string; is: string };
  /**
   * `user_or_trial`: a user, or a browser on trial with its secret. `anyone`: the same, or nobody yet.
   * `operator`: to everybody else there is no such route.
   */
  access: "public" | "user" | "user_or_trial" | "anyone" | "operator";
  /** An API key with this scope is enough. Without it the call takes no key at all. */
  scope?: ApiScope;
  /** The session that a recovery link opened is enough. */
  inRecovery?: true;
  query?: Schema;
  params?: Schema;
  body?: Schema;
  answer?: Schema;
  /** A double click must not do it twice: the call takes an `Idempotency-Key`. */
  idempotent?: true;
  subject?: Subject;
}

export const done = z.object({ ok: z.literal(true) });

/** A row of its owner, named by the id in the path. */
export function idInPath<Kind extends Subject["kind"], Id extends Schema>(kind: Kind, id: Id) {
  return { params: z.object({ id }), subject: { kind, in: "path", name: "id" } } as const;
}

export const ofUpload = idInPath("upload", UploadId);
export const ofCandidate = idInPath("candidate", CandidateId);
export const ofOpening = idInPath("opening", OpeningId);
