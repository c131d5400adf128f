import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT, errors } from "jose";
import * as z from "zod/mini";
import { SessionId, UserId } from "#shared/ids.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const AUDIENCE = "authenticated";
const ISSUER = "evenhand";
const TYPE = "at+jwt";

/** A browser sends the same token for a quarter of an hour: its signature is worked out once. */
const MOST_REMEMBERED = 5000;

const Claims = z.object({ sub: UserId, sid: SessionId, exp: z.number() });

export interface Bearer {
  userId: UserId;
  sessionId: SessionId;
}

/** Everything that rests on the token key. Several keys let one be replaced: the first makes, all of them are believed. */
export class AccessTokens {
  readonly #newest: Buffer;
  readonly #keys: Map<string, Buffer>;
  readonly #verified = new Map<string, { bearer: Bearer; expiresAtSeconds: number }>();

  constructor(newest: Buffer, ...older: Buffer[]) {
    this.#newest = newest;
    this.#keys = new Map([newest, ...older].map((key) => [idOf(key), key]));
  }

  sign({ userId, sessionId }: Bearer, issuedAtSeconds: number): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: "HS256", typ: TYPE, kid: idOf(this.#newest) })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + ACCESS_TOKEN_SECONDS)
      .sign(this.#newest);
  }

  /** Undefined for anything that is not a valid access token of ours: which of the checks failed is not told. */
  async verify(token: string): Promise<Bearer | undefined> {
    const known = this.#verified.get(token);
    if (known !== undefined && known.expiresAtSeconds > Date.now() / 1000) return known.bearer;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.#keys.get(kid ?? "") ?? this.#newest, {
        algorithms: ["HS256"],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      const { sub, sid, exp } = Claims.parse(payload);
      const bearer = { userId: sub, sessionId: sid };
      this.#remember(token, bearer, exp);
      return bearer;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  }

  #remember(token: string, bearer: Bearer, expiresAtSeconds: number) {
    const [oldest] = this.#verified.keys();
    if (oldest !== undefined && this.#verified.size >= MOST_REMEMBERED) this.#verified.delete(oldest);
    this.#verified.set(token, { bearer, expiresAtSeconds });
  }

  /** For refresh tokens, links in mails and the secrets of trials. */
  newSecret() {
    return randomBytes(32).toString("base64url");
  }

  hashOf(secret: string) {
    return createHash("sha256").update(secret).digest("base64url");
  }

  /** Derived, not drawn: tabs that refresh at the same moment all get the same successor, and nothing readable is stored. */
  successorOf(refreshToken: string) {
    return derive(this.#newest, `refresh:${refreshToken}`);
  }

  /** The successor with this hash, also when it was made with a key that has been replaced since. */
  findSuccessor(refreshToken: string, hash: string): string | undefined {
    return [...this.#keys.values()]
      .map((key) => derive(key, `refresh:${refreshToken}`))
      .find((successor) => this.hashOf(successor) === hash);
  }

  /** What a browser keeps to show that this user has signed in from it before. It opens nothing. */
  deviceMarkOf(userId: UserId) {
    return derive(this.#newest, `device:${userId}`);
  }

  isDeviceMark(mark: string, userId: UserId) {
    const shown = Buffer.from(mark);
    return [...this.#keys.values()].some((key) => {
      const right = Buffer.from(derive(key, `device:${userId}`));
      return shown.length === right.length && timingSafeEqual(shown, right);
    });
  }
}

const derive = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

const idOf = (key: Buffer) => derive(key, "id").slice(0, 8);
