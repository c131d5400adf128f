import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { COOKIE_MARKER } from "#shared/account/account.ts";
import { inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey } from "#tests/support/key-client.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import type { Product } from "#tests/support/product.ts";
import { TestClient } from "#tests/support/test-client.ts";

const rare = (kind: string) => `kanarie${kind}${randomBytes(5).toString("hex")}`;

/** As a name is written. */
const rareLetters = () => Array.from(randomBytes(6), (byte) => String.fromCodePoint(97 + (byte % 26))).join("");

export type Site = Pick<Product, "send">;

function isClosed(error: unknown) {
  return (
    error instanceof TypeError &&
    error.cause instanceof Error &&
    "code" in error.cause &&
    error.cause.code === "UND_ERR_SOCKET"
  );
}

/** A browser asks again when the connection it had kept was closed before its request arrived. */
export function askAgain({ send }: Site): Site {
  return {
    send: async (path, init) => {
      try {
        return await send(path, init);
      } catch (error) {
        if (!isClosed(error)) throw error;
        return send(path, init);
      }
    },
  };
}

/** Words that stand nowhere else: a reader who finds one in a log has found the person it belongs to. */
export function releaseCanaries() {
  return {
    password: rare("password"),
    wrongPassword: rare("wrong"),
    newPassword: rare("changed"),
    fullName: rare("person"),
    email: `${rare("mail")}@example.org`,
    candidate: `Kanaria Vogel${rareLetters()}`,
    candidateEmail: `${rare("candidatemail")}@example.org`,
    phone: `07700 ${String(900_000 + Math.floor(Math.random() * 99_999))}`,
    cvText: rare("sentence"),
    fileName: `${rare("file")}.pdf`,
    notes: rare("notes"),
    reason: rare("reason"),
    enteredByHand: rare("entered"),
    search: rare("search"),
    keyName: rare("keyname"),
    waitlist: `${rare("waitlist")}@example.org`,
    lead: `${rare("lead")}@example.org`,
    garbage: rare("garbage"),
  };
}

export type Canaries = ReturnType<typeof releaseCanaries>;

function canaryCv(canaries: Canaries, more: string) {
  const lines = [
    canaries.candidate,
    `${canaries.candidateEmail} | ${canaries.phone} | Arborough`,
    "Profile",
    "Backend engineer who knows Python.",
    "Work Experience",
    "Backend Engineer, Foxglove Systems, March 2016 - Present",
    `Built REST services in Python and PostgreSQL with ${canaries.cvText}. ${more}`,
    "Skills",
    "Python, Django, PostgreSQL, Docker",
  ];
  return writePdf([lines.map((text, index) => ({ text, size: index === 0 ? 18 : 11 }))]);
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

/** Sign-up, wrong and right logins, a refresh, and a recovery by mail. Answers the secrets that were given out on the way. */
export async function goInAndOut(site: Site, canaries: Canaries) {
  const { send } = site;
  const { email, password, wrongPassword, newPassword, fullName } = canaries;
  const robin = await TestClient.signUp(send, email, { password, fullName });
  await TestClient.signUp(send, email, { password, fullName }).catch(() => undefined);
  const browser = { "x-client": "browser" };
  const logIn = (given: string) =>
    send("/api/auth/token?grant_type=password", json("POST", { email, password: given }, browser));
  await logIn(wrongPassword);
  const opened = await logIn(password);
  const cookies = opened.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  const cookie = cookies.find((one) => /refresh=.{20}/.test(one)) ?? "";
  await send(
    "/api/auth/token?grant_type=refresh_token",
    json("POST", { refresh_token: COOKIE_MARKER }, { ...browser, cookie }),
  );
  await send("/api/auth/recover", json("POST", { email }));
  const resetToken = await readResetToken(site, email);
  await send("/api/auth/verify", json("POST", { type: "recovery", token_hash: `${resetToken}x` }));
  const recovered = await send("/api/auth/verify", json("POST", { type: "recovery", token_hash: resetToken }));
  const { access_token: recovery } = await recovered.json();
  await send("/api/auth/user", json("PUT", { password: newPassword }, { authorization: `Bearer ${recovery}` }));
  const again = await logIn(newPassword);
  const session = await again.json();
  Object.assign(robin.session, session);
  return {
    robin,
    secrets: { access: session.access_token, recovery, refreshCookie: cookie.split("=")[1] ?? "", resetToken },
  };
}

async function readResetToken({ send }: Site, email: string): Promise<string> {
  for (;;) {
    const mails = (await (await send("/dev/outbox")).text()).split("<article").filter((mail) => mail.includes(email));
    const [, token] = /token_hash=([\w-]+)&amp;type=recovery/.exec(mails.join("\n")) ?? [];
    if (token !== undefined) return token;
    await sleep(100);
  }
}

/** What a recruiter does in a day. */
export async function screenAndDecide(robin: TestClient, canaries: Canaries) {
  const cvs = ["One year of it.", "Two years of it.", "Three years of it."].map((more, index) => ({
    fileName: index === 0 ? canaries.fileName : `${index}-${canaries.fileName}`,
    bytes: canaryCv(canaries, more),
  }));
  const broken = { fileName: `broken-${canaries.fileName}`, bytes: Buffer.from(`%PDF-1.7 ${canaries.garbage}`) };
  const upload = await robin.upload(inventedVacancy(), [...cvs, broken]);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [first] = await robin.candidates(upload.id);
  const id = first?.id ?? "";
  await robin.goPro();
  const key = await makeKey(robin, undefined, { name: canaries.keyName });
  await robin.send("/api/users/me", { headers: { authorization: `Bearer ${key.secret}` } });
  await robin.json("PATCH", `/api/bulk-analysis-results/${id}`, { notes: canaries.notes });
  const reasons = { advance: [canaries.reason], hold: [], decline: [] };
  await robin.json("PUT", "/api/users/me/decision-reasons", reasons);
  await robin.json("POST", `/api/bulk-analysis-results/${id}/readings`, { quotes: [] });
  const decided = { candidateIds: [id], decision: "advance", reason: canaries.reason, note: canaries.notes };
  await robin.json("POST", "/api/decisions", decided);
  for (const form of ["pdf", "json"]) await robin.send(`/api/bulk-analysis-results/${id}/evidence?form=${form}`);
  await robin.json("POST", "/api/functions/generate-email", { candidateId: id, emailType: "explanation" });
  await robin.json("POST", "/api/bulk-analysis-results", {
    name: canaries.enteredByHand,
    position: "Backend Engineer",
    email: canaries.candidateEmail,
    phone: canaries.phone,
    notes: canaries.notes,
  });
  await robin.json("POST", "/api/functions/generate-email", { candidateId: id, emailType: "interview" });
  await robin.send("/api/bulk-analysis-results/export", json("POST", { filter: { q: canaries.cvText } }));
  await robin.send(`/api/bulk-analysis-results?view=list&q=${canaries.search}`);
  await robin.send(`/api/bulk-analysis-results/${id}/report.pdf`);
  await robin.send("/api/bulk-analysis-results/reports");
  await robin.send("/api/functions/export-zip-bundle", json("POST", { candidateIds: [id] }));
  await (await robin.send("/api/users/me/export")).arrayBuffer();
  await robin.send("/api/analysis/restart", json("POST", { bulkUploadId: upload.id, filename: broken.fileName }));
  return { upload, apiKeySecret: key.secret };
}

/** People without an account, and requests that no browser sends. */
export async function knockFromOutside({ send }: Site, { waitlist, lead, fullName, garbage }: Canaries) {
  const signUp = { full_name: fullName, email: waitlist, data_consent: true, marketing_consent: false };
  await send("/api/waitlist-signups", json("POST", signUp));
  await send("/api/waitlist-signups", json("POST", signUp));
  await send("/api/functions/send-waitlist-confirmation", json("POST", { fullName, email: waitlist }));
  await send("/api/file-uploads", json("POST", { email: lead }));
  const bearer = { authorization: `Bearer ${garbage}` };
  for (const [path, init] of [
    [`/api/${garbage}?q=${garbage}`, {}],
    [`/${garbage}/${garbage}`, {}],
    [`/assets/${garbage}.js`, {}],
    [`/api/bulk-analysis-results/${garbage}`, { headers: bearer }],
    [`/api/storage/cv-uploads/${garbage}/cv.pdf`, { headers: bearer }],
    ["/api/auth/signup", json("POST", `{"email": "${garbage}`)],
    ["/api/auth/signup", json("POST", { email: garbage, password: [garbage], [garbage]: garbage })],
    ["/api/auth/token?grant_type=refresh_token", json("POST", { refresh_token: garbage }, { cookie: garbage })],
    ["/api/webhooks/stripe", json("POST", garbage, { "stripe-signature": garbage })],
    ["/metrics", { headers: bearer }],
    ["/api/operator", { headers: { ...bearer, "x-request-id": garbage, "user-agent": `${garbage}\u00a0` } }],
  ] satisfies [string, RequestInit][])
    await send(path, init);
}

/** The database has just been killed under people who are at work, and comes back. */
export async function loseDatabase({ send }: Site, robin: TestClient, { email, wrongPassword, search }: Canaries) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await robin.send(`/api/bulk-analysis-results?view=list&q=${search}`);
    await send("/api/auth/token?grant_type=password", json("POST", { email, password: wrongPassword }));
    await send(
      "/api/waitlist-signups",
      json("POST", { full_name: search, email, data_consent: true, marketing_consent: true }),
    );
  }
  while ((await send("/api/ready")).status !== 200) await sleep(200);
}
