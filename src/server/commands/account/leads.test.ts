import { expect, test } from "vitest";
import { CreatedUpload } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");

const email = "recruiter@example.org";

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return world.send(path, { method: "POST", body: JSON.stringify(body), headers });
}

function join(address = email, more: object = {}) {
  return post("/api/waitlist-signups", {
    full_name: "Northwind",
    email: address,
    data_consent: true,
    marketing_consent: false,
    ...more,
  });
}

function thank(address: string) {
  return post("/api/functions/send-waitlist-confirmation", { fullName: "Hiring Manager", email: address });
}

function fileOf({ fileName, bytes }: SampleFile) {
  return new File([bytes.slice()], fileName, { type: "application/pdf" });
}

/** One CV and one job description, without an account. */
function sendPair(
  parts: { email: string; cv: File | undefined; job: File | undefined },
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  if (parts.cv) form.set("cvFile", parts.cv);
  if (parts.job) form.set("jobDescFile", parts.job);
  form.set("email", parts.email);
  return world.send("/api/functions/ai-screening", { method: "POST", body: form, headers });
}

function aPair() {
  const [cv] = inventedCvs(1);
  if (cv === undefined) throw new Error("There is no CV.");
  return { email, cv: fileOf(cv), job: fileOf(inventedVacancy()) };
}

async function untilCompleted() {
  for (;;) {
    const [upload] = await world.sql("select status from bulk_file_uploads");
    if (upload?.status === "completed") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function mailsOf(kind: string): Promise<{ recipient: string; body_text: string }[]> {
  return world.sql("select recipient, body_text from outbox where kind = $1", [kind]);
}

function follow(mail: { body_text: string } | undefined) {
  const token_hash = /token_hash=([\w-]+)/.exec(mail?.body_text ?? "")?.[1];
  return post("/api/auth/verify", { token_hash, type: "email" });
}

test("an address joins the list once, with consent", async () => {
  expect((await join()).status).toBe(200);
  const again = await join(email.toUpperCase());
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ error: { code: "already_on_waitlist" } });
  expect((await join("other@example.org", { data_consent: false })).status).toBe(400);
});

test("only an address on the list is written to", async () => {
  await join();
  expect([(await thank(email)).status, (await thank("stranger@example.org")).status]).toEqual([200, 200]);
  expect((await mailsOf("waitlist")).map(({ recipient }) => recipient)).toEqual([email]);
});

test("one CV and one job description are screened, and the scores go to the address once it is confirmed", async () => {
  // No mail room: what is written can be read in the outbox.
  const answer = await sendPair(aPair());
  expect(CreatedUpload.parse(await answer.json())).toMatchObject({ status: "analyzing", total_cvs: 1, email });
  await world.work(1);
  await untilCompleted();
  expect(await mailsOf("results")).toEqual([]);
});

test("the scores are mailed once, whether the link is followed before or after the end", async () => {
  await sendPair(aPair());
  const [lead] = await mailsOf("lead");
  expect(lead?.recipient).toBe(email);
  expect((await follow(lead)).status).toBe(200);
  expect((await follow(lead)).status).toBe(403);
  await world.work(1);
  await untilCompleted();
  const mails = await world.sql("select recipient, sent_at is null as waits from outbox where kind = 'results'");
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: email });
});

test("a link that is followed after the end sends them then", async () => {
  await sendPair(aPair());
  const [lead] = await mailsOf("lead");
  await world.work(1);
  await untilCompleted();
  expect((await follow(lead)).status).toBe(200);
  expect(await world.sql("select count(*)::int as n from outbox where kind = 'results'")).toEqual([{ n: 1 }]);
});

test("a CV that is read again after the end does not send them again", async () => {
  const { claim_secret = "", id } = CreatedUpload.parse(await (await sendPair(aPair())).json());
  const [lead] = await mailsOf("lead");
  await follow(lead);
  await world.work(1);
  await untilCompleted();
  await world.sql("update bulk_analysis_results set status = 'error', score = null");
  const again = { bulkUploadId: id, filename: aPair().cv.name };
  expect((await post("/api/analysis/restart", again, { "x-claim-secret": claim_secret })).status).toBe(200);
  await untilCompleted();
  expect(await world.sql("select count(*)::int as n from outbox where kind = 'results'")).toEqual([{ n: 1 }]);
});

test("the mail that asks to confirm replaces the one that only thanks", async () => {
  await join();
  await thank(email);
  await sendPair(aPair());
  const kinds = await world.sql("select kind from outbox");
  expect(kinds).toEqual([{ kind: "lead" }]);
});

test.each([
  ["no job description", { job: undefined }, "no_job_description"],
  ["no CV", { cv: undefined }, "no_cvs"],
  ["no address", { email: "" }, "invalid_request"],
  ["something else than a PDF", { cv: new File(["plain words"], "cv.pdf") }, "not_a_pdf"],
])("a pair with %s is refused", async (_what, change, code) => {
  const answer = await sendPair({ ...aPair(), ...change });
  expect(await answer.json()).toMatchObject({ error: { code } });
});

test("the address of an upload is given once and only with its secret", async () => {
  const created = CreatedUpload.parse(await (await post("/api/bulk-file-uploads", { total_cvs: 1 })).json());
  const mine = { "x-claim-secret": created.claim_secret ?? "" };
  const change = (address: string, headers: Record<string, string>) =>
    world.send(`/api/bulk-file-uploads/${created.id}`, {
      method: "PATCH",
      body: JSON.stringify({ email: address }),
      headers,
    });
  expect((await change(email, {})).status).toBe(401);
  expect((await change(email, mine)).status).toBe(200);
  expect((await change(email, mine)).status).toBe(200);
  expect((await change("other@example.org", mine)).status).toBe(400);
  expect((await mailsOf("lead")).map(({ recipient }) => recipient)).toEqual([email]);
});

test("an owner's upload keeps the owner's address", async () => {
  const robin = await world.client();
  const upload = await robin.createUpload(1);
  const answer = await robin.send(`/api/bulk-file-uploads/${upload.id}`, {
    method: "PATCH",
    body: JSON.stringify({ email: "other@example.org" }),
  });
  expect(answer.status).toBe(400);
});

test("another preference after the end makes the shortlist anew", async () => {
  await world.work(1);
  const robin = await world.client();
  const { id } = await robin.upload(inventedVacancy(), inventedCvs(4), { shortlist_count: 3 });
  await robin.start(id);
  await robin.untilDone(id);
  expect(await robin.shortlist(id)).toHaveLength(3);
  await robin.json("PATCH", `/api/bulk-file-uploads/${id}`, { shortlist_percentage: 25 });
  expect((await robin.shortlist(id)).map(({ shortlist_rank }) => shortlist_rank)).toEqual([1]);
});

test("a person who asked for it is told by mail that the screening is done, at a confirmed address", async () => {
  await world.work(1);
  for (const isConfirmed of [true, false]) {
    const robin = await world.client();
    if (isConfirmed) await world.sql("update users set email_confirmed_at = now() where id = $1", [robin.userId]);
    const { id } = await robin.upload(inventedVacancy(), inventedCvs(1));
    await robin.json("PATCH", `/api/bulk-file-uploads/${id}`, { tell_when_done: true });
    await robin.start(id);
    await robin.untilDone(id);
    const mails = await world.sql("select kind from outbox where user_id = $1 and kind = 'analysis_ready'", [
      robin.userId,
    ]);
    expect(mails).toHaveLength(isConfirmed ? 1 : 0);
  }
});
