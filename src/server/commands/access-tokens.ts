import { createHash, createHmac, randomBytes } from "node:crypto";
import { jwtVerify, SignJWT, errors } from "jose";
import * as z from "zod/mini";
import { SessionId, UserId } from "#shared/ids.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const AUDIENCE = "authenticated";
const ISSUER = "evenhand";
const TYPE = "at+jwt";

const Claims = z.object({ sub: UserId, sid: SessionId });

export interface Bearer {
  userId: UserId;
  sessionId: SessionId;
}

/** Short-lived access tokens, and the refresh tokens that follow one from another. */
export class AccessTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  sign({ userId, sessionId }: Bearer, issuedAtSeconds: number): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + ACCESS_TOKEN_SECONDS)
      .sign(this.#key);
  }

  /** Undefined for anything that is not a valid access token of ours: which of the checks failed is nobody's business. */
  async verify(token: string): Promise<Bearer | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ["HS256"],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      const { sub, sid } = Claims.parse(payload);
      return { userId: sub, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  }

  newRefreshToken() {
    return randomBytes(32).toString("base64url");
  }

  /** Derived, not drawn: tabs that refresh at the same moment all get the same successor, and nothing readable is stored. */
  successorOf(refreshToken: string) {
    return createHmac("sha256", this.#key).update(`refresh:${refreshToken}`).digest("base64url");
  }

  hashOf(refreshToken: string) {
    return createHash("sha256").update(refreshToken).digest("base64url");
  }
}
