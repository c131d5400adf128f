import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MailServer } from "#tests/support/mail-server.ts";
import { DiskMailer } from "./disk-mailer.ts";
import type { OutgoingMail } from "./mailer.ts";
import { SmtpMailer } from "./smtp-mailer.ts";

const FROM = "Evenhand <evenhand@evenhand.test>";
const MAIL: OutgoingMail = {
  id: "0a8f5d1e-63b2-4f53-9d5c-0a6f2f0a7f11",
  recipient: "robin@example.com",
  subject: "Set a new password for Evenhand",
  body_text: `Grüße,\n\nthis line is longer than a line of a mail may be, and it must come out in one piece again.\n\nhttp://evenhand.test/reset-password?token=${"x".repeat(90)}=\n`,
  body_html: "<p>Grüße</p>",
  created_at: "2026-11-16T09:00:00.000Z",
};
const GO = { mayGo: async () => true, signal: new AbortController().signal };
const STAY = { ...GO, mayGo: async () => false };

let folder: string;
let server: MailServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-mailers-"));
  server = await MailServer.start();
});
afterEach(async () => {
  await server.down();
  rmSync(folder, { recursive: true, force: true });
});

const disk = () => new DiskMailer(join(folder, "outbox"), FROM);
const smtp = () => new SmtpMailer(server.url, FROM);

test("a mail on the disk is a whole message that only its owner may read", async () => {
  expect(await disk().send(MAIL, GO)).toEqual({ kind: "sent" });
  const path = join(folder, "outbox", `${MAIL.id}.eml`);
  const raw = await readFile(path, "utf8");
  expect(raw).toContain(`Message-ID: <${MAIL.id}@evenhand.test>`);
  expect(raw).toMatch(/^MIME-Version: 1.0/m);
  expect([(await stat(path)).mode & 0o777, (await stat(join(folder, "outbox"))).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await disk().list()).toEqual([
    {
      from: FROM,
      to: MAIL.recipient,
      subject: MAIL.subject,
      date: "Mon, 16 Nov 2026 09:00:00 +0000",
      text: MAIL.body_text,
      html: MAIL.body_html,
    },
  ]);
});

test.each(["Hello", "Zoë Müller", "李小龙".repeat(200)])("a mail to %s reads as it was written", async (name) => {
  const written = { subject: `To ${name}`, body_text: `${name},\n\n${MAIL.body_text}`, body_html: "" };
  await disk().send({ ...MAIL, ...written }, GO);
  expect(await disk().list()).toMatchObject([{ subject: written.subject, text: written.body_text }]);
});

test("the same mail has the same Message-ID however often it is sent", async () => {
  for (const _ of [1, 2]) await smtp().send(MAIL, GO);
  const ids = server.messages().map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0]);
  expect(ids).toEqual(Array.from({ length: 2 }, () => `Message-ID: <${MAIL.id}@evenhand.test>`));
});

test("a mail that may not go leaves no trace", async () => {
  expect(await disk().send(MAIL, STAY)).toEqual({ kind: "called_off" });
  expect(await smtp().send(MAIL, STAY)).toEqual({ kind: "called_off" });
  expect([await readdir(folder), server.attempts]).toEqual([[], 0]);
});

test.each(["\r\nBcc: eve@example.com", "\nBcc: eve@example.com", "\r", "\u0000"])(
  "a line break never makes a header: %j",
  async (injected) => {
    for (const mailer of [disk(), smtp()]) {
      for (const part of ["recipient", "subject"] as const)
        await expect(mailer.send({ ...MAIL, [part]: `${MAIL[part]}${injected}` }, GO)).rejects.toThrow(
          "control character",
        );
    }
    await expect(new SmtpMailer(server.url, `Even${injected}hand <e@evenhand.test>`).send(MAIL, GO)).rejects.toThrow(
      "control character",
    );
    expect([await readdir(folder), server.attempts]).toEqual([[], 0]);
  },
);

test("a comma in an address does not make two people of one", async () => {
  const result = await smtp().send({ ...MAIL, recipient: "robin@example.com,eve@example.com" }, GO);
  expect(result).toEqual({ kind: "refused", reason: "SMTP 501" });
  expect(server.messages()).toEqual([]);
});

test("a wrong password of ours delays a mail and does not lose it", async () => {
  const send = (password: string) =>
    new SmtpMailer(`smtp://us:${encodeURIComponent(password)}@127.0.0.1:${server.port}`, FROM).send(MAIL, GO);
  expect(await send("wr/ng")).toEqual({ kind: "delayed", reason: "SMTP 535" });
  expect(await send(MailServer.password)).toEqual({ kind: "sent" });
  expect(server.passwords).toEqual(["wr/ng", MailServer.password]);
});

test("a password does not leave this machine over a line that anybody can read", async () => {
  // For us a name like any other, for the system this machine.
  const elsewhere = new SmtpMailer(`smtp://us:${MailServer.password}@0.0.0.0:${server.port}`, FROM);
  expect(await elsewhere.send(MAIL, GO)).toMatchObject({ kind: "delayed" });
  expect([server.passwords, server.attempts]).toEqual([[], 0]);
});

test("old files are removed, young ones stay", async () => {
  const mailer = disk();
  for (const id of ["old", "young"]) await mailer.send({ ...MAIL, id }, GO);
  await utimes(join(folder, "outbox", "old.eml"), new Date(0), new Date(0));
  await mailer.forgetOlderThan(60_000, Date.now());
  expect(await readdir(join(folder, "outbox"))).toEqual(["young.eml"]);
});
