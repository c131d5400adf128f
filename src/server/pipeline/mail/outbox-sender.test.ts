import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asSystem } from "#db/client.ts";
import { putMail, takeDueMail } from "#db/operations/outbox-queries.ts";
import { SmtpMailer } from "#gateways/smtp-mailer.ts";
import { UserId } from "#shared/ids.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { OutboxSender } from "./outbox-sender.ts";
import { until } from "#tests/support/until.ts";

const LETTER = { kind: "recovery", subject: "Set a new password", body_text: "Hello Robin", body_html: "<p>Hello</p>" };
const QUICKLY = { backOffMs: () => 30, drainMs: 100 };

openWorldPer("test");
let server: MailServer;
let senders: OutboxSender[];
let logged: string[];
beforeEach(async () => {
  server = await MailServer.start();
  senders = [];
  logged = [];
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  await server.down();
});

function startSender() {
  const log = pino({ level: "debug" }, { write: (line) => void logged.push(line) });
  const mailer = new SmtpMailer(server.url, "Evenhand <evenhand@evenhand.test>");
  const sender = new OutboxSender({ db: world.deps.db, log, mailer }, QUICKLY);
  senders.push(sender);
  sender.start();
  return sender;
}

async function post(recipient: string, userId: UserId | null = null) {
  await asSystem(world.deps.db, (tx) => putMail(tx, userId, recipient, LETTER));
  for (const sender of senders) sender.wake();
}

const outbox = () => world.sql("select * from outbox order by created_at");
const untilSent = () =>
  until(async () => expect(await outbox()).toMatchObject([{ sent_at: expect.any(Date), failed_at: null }]));
const age = (name: string, change: string) =>
  world.sql(`update outbox set ${change} where recipient = $1`, [`${name}@example.com`]);
/** Longer than several rounds of retries. */
const aWhile = () => sleep(400);

test("a mail arrives once, as it was written, and its words are not kept", async () => {
  startSender();
  await post("robin@example.com");
  const mail = await server.untilMail("robin@example.com");
  expect(mail).toMatchObject({ from: "Evenhand <evenhand@evenhand.test>", subject: "Set a new password" });
  expect([mail.text.trim(), mail.html.trim()]).toEqual(["Hello Robin", "<p>Hello</p>"]);
  await untilSent();
  await aWhile();
  expect(server.attempts).toBe(1);
  expect(await outbox()).toMatchObject([{ attempts: 0, body_text: "", body_html: "" }]);
});

test("a transaction that is rolled back sends nothing", async () => {
  startSender();
  const transaction = asSystem(world.deps.db, async (tx) => {
    await putMail(tx, null, "robin@example.com", LETTER);
    throw new Error("taken back");
  });
  await expect(transaction).rejects.toThrow("taken back");
  await post("ada@example.com");
  await server.untilMail("ada@example.com");
  expect(server.messages()).toHaveLength(1);
});

test("a mail waits while the server is down and then arrives once", async () => {
  await server.down();
  startSender();
  await post("robin@example.com");
  await until(async () => expect(await outbox()).toMatchObject([{ last_error: "ESOCKET", handed_over_at: null }]));
  await server.up();
  await untilSent();
  expect(server.messages()).toHaveLength(1);
});

test("a server that says later gets the mail later, once", async () => {
  server.behaviour = "later";
  startSender();
  await post("robin@example.com");
  await until(async () => expect(server.attempts).toBeGreaterThan(1));
  expect(await outbox()).toMatchObject([{ sent_at: null, failed_at: null, last_error: "SMTP 451" }]);
  server.behaviour = "accept";
  await untilSent();
  expect(server.messages()).toHaveLength(1);
});

test("a server that says never is not asked again", async () => {
  server.behaviour = "never";
  startSender();
  await post("robin@example.com");
  await until(async () =>
    expect(await outbox()).toMatchObject([{ failed_at: expect.any(Date), last_error: "SMTP 550" }]),
  );
  await aWhile();
  expect(server.attempts).toBe(1);
  expect(await outbox()).toMatchObject([{ body_text: "", body_html: "", sent_at: null }]);
});

test("a mail is sent again when the line broke before the server said yes, and never after it did", async () => {
  server.behaviour = "reset";
  startSender();
  await post("robin@example.com");
  await until(async () => expect(server.attempts).toBeGreaterThan(1));
  server.behaviour = "accept";
  await untilSent();
  const { attempts } = server;
  await aWhile();
  expect([server.attempts, server.messages().length]).toEqual([attempts, 1]);
});

test("after a day in vain a mail is given up", async () => {
  server.behaviour = "later";
  await post("robin@example.com");
  await world.sql("update outbox set created_at = now() - interval '25 hours'");
  startSender();
  await until(async () => expect(await outbox()).toMatchObject([{ failed_at: expect.any(Date) }]));
  await aWhile();
  expect(server.attempts).toBe(1);
});

test("two mail rooms on one database send fifty mails once each", async () => {
  const people = Array.from({ length: 50 }, (_, index) => `person${index}@example.com`);
  for (const person of people) await post(person);
  startSender();
  startSender();
  await until(async () => expect((await outbox()).filter(({ sent_at }) => sent_at !== null)).toHaveLength(50));
  expect(
    server
      .messages()
      .map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual(people.toSorted());
});

test("a mail whose sender died in the middle is not sent a second time", async () => {
  await post("robin@example.com");
  await world.sql("update outbox set handed_over_at = now() - interval '1 hour'");
  startSender();
  await post("ada@example.com");
  await server.untilMail("ada@example.com");
  await aWhile();
  expect(server.messages()).toHaveLength(1);
});

test("a mail that another process is sending is left alone, however long that takes", async () => {
  server.behaviour = "hang";
  startSender();
  await post("robin@example.com");
  await until(async () => expect(server.attempts).toBe(1));
  await world.sql("update outbox set next_attempt_at = now() - interval '1 minute'");
  startSender();
  await aWhile();
  expect(server.attempts).toBe(1);
});

test("a mail that another process has only taken comes round again when that process is gone", async () => {
  await post("robin@example.com");
  await asSystem(world.deps.db, takeDueMail);
  startSender();
  await post("ada@example.com");
  await server.untilMail("ada@example.com");
  await aWhile();
  expect(server.messages()).toHaveLength(1);
  await world.sql("update outbox set next_attempt_at = now()");
  await server.untilMail("robin@example.com");
});

test("a mail that hangs when the process stops waits for the next one", async () => {
  server.behaviour = "hang";
  const sender = startSender();
  await post("robin@example.com");
  await until(async () => expect(server.attempts).toBe(1));
  await sender.stop();
  expect(await outbox()).toMatchObject([{ sent_at: null, handed_over_at: null, attempts: 1 }]);
  server.behaviour = "accept";
  startSender();
  await untilSent();
});

test("the mails of a deleted user go with them, even one that is being sent", async () => {
  const [robin, ada] = await Promise.all([world.client("robin@example.com"), world.client("ada@example.com")]);
  server.behaviour = "hang";
  await world.sql("delete from outbox");
  const sender = startSender();
  for (const { userId } of [robin, ada]) await post("somebody@example.com", UserId.parse(userId));
  await until(async () => expect(server.attempts).toBe(2));
  await world.sql("delete from users");
  await sender.stop();
  expect(await outbox()).toEqual([]);
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test("a worker hears of each new mail at once, and without a mail server it becomes a file", async () => {
  await world.work(1);
  for (let number = 1; number <= 3; number += 1) {
    await post(`person${number}@example.com`);
    await until(async () => expect(await world.mails()).toHaveLength(number));
  }
  expect(await world.mails()).toContainEqual({
    to: "person1@example.com",
    subject: "Set a new password",
    text: expect.stringContaining("Hello Robin"),
  });
});

test("a mail that must not go out holds up nobody and is told to the operator without its address", async () => {
  startSender();
  await post("robin@example.com\r\nBcc: eve@example.com");
  await post("ada@example.com");
  await server.untilMail("ada@example.com");
  await until(async () => expect((await outbox())[0]).toMatchObject({ last_error: "fault", handed_over_at: null }));
  expect(server.messages()).toHaveLength(1);
  expect(logged.join()).toContain("control character");
  expect(logged.join()).not.toMatch(/robin|eve@/);
});

test("the log knows a mail by its id and kind only", async () => {
  server.behaviour = "later";
  startSender();
  await post("robin@example.com");
  await until(async () => expect(logged.join()).toMatch(/"kind":"recovery".*SMTP 451/));
  expect(logged.join()).not.toMatch(/robin|Hello|password/);
});

test("what was sent or given up is forgotten in time", async () => {
  for (const name of ["sent", "just-sent", "failed", "just-failed", "died"]) await post(`${name}@example.com`);
  await age("sent", "sent_at = now() - interval '8 days', handed_over_at = now() - interval '8 days'");
  await age("just-sent", "sent_at = now() - interval '6 days', handed_over_at = now() - interval '6 days'");
  await age("failed", "failed_at = now() - interval '31 days'");
  await age("just-failed", "failed_at = now() - interval '29 days'");
  await age("died", "handed_over_at = now() - interval '8 days'");
  startSender();
  await until(async () =>
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual([
      "just-sent@example.com",
      "just-failed@example.com",
    ]),
  );
});
