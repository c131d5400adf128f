import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AccessTokens } from "#commands/account/access-tokens.ts";
import { SessionId, UserId } from "#shared/ids.ts";
import { decodeKeys, loadSecrets, rotateKeys } from "./secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bearer = { userId: UserId.parse(crypto.randomUUID()), sessionId: SessionId.parse(crypto.randomUUID()) };
const now = () => Math.floor(Date.now() / 1000);

test("keys are made once, for their owner's eyes", () => {
  const made = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(made);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("a folder from before keys could be replaced opens as before", () => {
  const before = { encryption: "a", token: "b", database: "c" };
  writeFileSync(join(folder, "secrets.json"), JSON.stringify(before));
  expect(loadSecrets(folder)).toEqual({ encryption: ["a"], token: ["b"], database: "c" });
});

test("new keys keep every file readable and sessions alive; the third key forgets the first one's tokens", async () => {
  const first = loadSecrets(folder);
  const token = await new AccessTokens(...decodeKeys(first.token)).sign(bearer, now());
  rotateKeys(folder);
  const second = loadSecrets(folder);
  expect(second.encryption.slice(1)).toEqual(first.encryption);
  expect(await new AccessTokens(...decodeKeys(second.token)).verify(token)).toEqual(bearer);
  rotateKeys(folder);
  const third = loadSecrets(folder);
  expect(third.encryption.slice(2)).toEqual(first.encryption);
  expect(await new AccessTokens(...decodeKeys(third.token)).verify(token)).toBeUndefined();
});

test("a refresh token that was replaced under the old key still finds its successor", () => {
  const { token } = loadSecrets(folder);
  const before = new AccessTokens(...decodeKeys(token));
  const successor = before.successorOf("shown");
  rotateKeys(folder);
  const after = new AccessTokens(...decodeKeys(loadSecrets(folder).token));
  expect(after.findSuccessor("shown", after.hashOf(successor))).toBe(successor);
  expect(after.findSuccessor("another", after.hashOf(successor))).toBeUndefined();
});
