import { createHmac, randomBytes } from "node:crypto";
import { lookup as lookUp } from "node:dns/promises";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import type { WebhookId } from "#shared/ids.ts";
import { ObjectCipher } from "./object-cipher.ts";
import { type CheckedAddress, isLocalName, isPublicAddress, type Resolve, resolvePublic } from "./public-address.ts";

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;
const TIMEOUT_MS = 15_000;
/** Nothing of an answer is kept but its status; a receiver that writes on and on is cut off. */
const MAX_ANSWER_BYTES = 64 * 1024;

export interface Message {
  id: string;
  timestamp: number;
  payload: string;
}

export type PostResult = { kind: "answered"; status: number } | { kind: "failed"; reason: string };

export interface WebhookClientOptions {
  /** They seal the secrets: the first seals, all of them are tried. */
  keys: [Buffer, ...Buffer[]];
  /** For developers: this machine may be told over plain http. */
  mayBeLocal: boolean;
  resolve?: Resolve;
}

/** Messages in the form of Standard Webhooks, sent to addresses that strangers typed. */
export class WebhookClient {
  readonly #cipher: ObjectCipher;
  readonly #mayBeLocal: boolean;
  readonly #resolve: Resolve;

  constructor({ keys, mayBeLocal, resolve = (name) => lookUp(name, { all: true }) }: WebhookClientOptions) {
    this.#cipher = new ObjectCipher(...keys);
    this.#mayBeLocal = mayBeLocal;
    this.#resolve = resolve;
  }

  /** Before anything is resolved: https, no login in the address, and no number that is not public. */
  accepts(text: string): boolean {
    const url = URL.parse(text);
    if (url === null || url.username !== "" || url.password !== "") return false;
    if (this.#mayBeLocal && isLocalName(url)) return true;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const isNumber = /^[\d.]+$|:/.test(host);
    return url.protocol === "https:" && host !== "localhost" && (!isNumber || isPublicAddress(host));
  }

  newSecret() {
    return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
  }

  seal(id: WebhookId, secret: string): Buffer {
    const sealing = this.#cipher.seal(`webhook:${id}`);
    const sealed = sealing.update(Buffer.from(secret));
    return Buffer.concat([sealing.finish().header, sealed]);
  }

  /** Follows no redirect: it would lead to an address that nobody checked. */
  async post(webhook: { id: WebhookId; url: string; sealed_secret: Buffer }, message: Message, signal: AbortSignal) {
    const url = new URL(webhook.url);
    if (!this.accepts(webhook.url)) return failed("address_not_allowed");
    const secret = this.#cipher.open(`webhook:${webhook.id}`, webhook.sealed_secret).toString();
    try {
      const address = await resolvePublic(url, this.#mayBeLocal, this.#resolve);
      if (address === undefined) return failed("address_not_allowed");
      return await send(
        url,
        address,
        message,
        headersOf(secret, message),
        AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      );
    } catch (error) {
      return failed(nameFailure(error));
    }
  }
}

const failed = (reason: string): PostResult => ({ kind: "failed", reason });

/** https://www.standardwebhooks.com: what is signed is the id, the time in seconds and the body. */
function headersOf(secret: string, { id, timestamp, payload }: Message) {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${payload}`).digest("base64");
  return {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(payload),
    "user-agent": "Evenhand-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

/** Connects to the address that was checked, whatever the name says by then. An agent of its own ignores proxies and kept sockets. */
function send(
  url: URL,
  checked: CheckedAddress,
  { payload }: Message,
  headers: ReturnType<typeof headersOf>,
  signal: AbortSignal,
): Promise<PostResult> {
  const lookup: LookupFunction = (_name, options, answer) =>
    options.all ? answer(null, [checked]) : answer(null, checked.address, checked.family);
  const { promise, resolve, reject } = Promise.withResolvers<PostResult>();
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  const outgoing = request(url, { method: "POST", headers, lookup, signal, agent: false }, (incoming) => {
    let bytes = 0;
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) incoming.destroy(new Error("The answer is too long."));
    });
    incoming.on("error", reject);
    incoming.on("end", () => resolve({ kind: "answered", status: incoming.statusCode ?? 0 }));
  });
  outgoing.on("error", reject);
  outgoing.end(payload);
  return promise;
}

/** A word for the log: what a name resolved to or a machine inside answered is nobody's to learn from it. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ABORT_ERR" || error.name === "TimeoutError") return "timeout";
  if (code === "ENOTFOUND" || code.startsWith("EAI_")) return "name_unknown";
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH") return "no_connection";
  if (code.startsWith("ERR_TLS") || code.includes("CERT")) return "certificate";
  return "broken_off";
}
