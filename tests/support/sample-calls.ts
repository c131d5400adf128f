import { api, type RouteName } from "#shared/api.ts";
import type { Route, Subject } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey, makeWebhook } from "#tests/support/key-client.ts";
import type { RawCall } from "#tests/support/raw-call.ts";
import { screened } from "./screened-client.ts";
import type { TestClient } from "./test-client.ts";
import { formOf } from "#tests/support/write-form.ts";

/** What somebody has, by the kinds that routes name. */
export type Belongings = Record<Subject["kind"], string> & { newFile: string; bundle: string; spareCandidate: string };

const PDF = inventedCvs(1)[0]?.bytes ?? new Uint8Array();
const EMAIL = "someone@example.org";

/** Makes them, and Pro of the visitor, who is on no plan yet. */
export async function gatherBelongings(client: TestClient): Promise<Belongings> {
  const { url } = await client.json("POST", api.createCheckout.path, { priceId: "test_price_yearly" });
  const checkout = url.split("/").at(-1);
  await client.json("POST", api.finishTestCheckout.path.replace(":id", checkout), { outcome: "pay" });
  const upload = await screened(client, inventedVacancy(), inventedCvs(2));
  const [candidate, spare] = await client.candidates(upload.id);
  const [opening] = await client.json("GET", api.listOpenings.path);
  const [session] = await client.json("GET", api.listSessions.path);
  const bundle = await client.json("POST", api.exportZipBundle.path, { candidateIds: [candidate?.id] });
  const decided = await client.json("POST", api.decideCandidates.path, {
    candidateIds: [candidate?.id],
    decision: "hold",
  });
  const fresh = await client.createUpload(1);
  const key = await makeKey(client);
  const { hook, sent } = await makeWebhook(client);
  return {
    api_key: key.id,
    webhook: hook.id,
    webhook_delivery: sent?.id ?? "",
    decision: decided.batch_id,
    upload: upload.id,
    candidate: candidate?.id ?? "",
    spareCandidate: spare?.id ?? "",
    opening: opening.id,
    session: session.id,
    checkout,
    file: upload.cv_file_paths[0] ?? "",
    newFile: `${client.userId}/${fresh.id}/cv-1-1.pdf`,
    bundle: new URL(bundle.url, "http://localhost").searchParams.get("token") ?? "",
  };
}

/** A body with which the route gets to work. A route without one here is called with an empty object, and refuses it. */
function bodies({ upload, candidate, spareCandidate }: Belongings): Partial<Record<RouteName, unknown>> {
  return {
    signUp: { email: EMAIL, password: "correct horse battery" },
    token: { email: EMAIL, password: "not the password" },
    updateUser: { data: { full_name: "Robin Hale" } },
    recover: { email: EMAIL },
    resend: { type: "signup", email: EMAIL },
    verify: { type: "recovery", token_hash: "nobody's" },
    createWebhook: { url: "https://hooks.example.org/", events: ["screening.finished"] },
    createApiKey: { name: "Applicant tracker", scopes: ["read"], days: 30 },
    createUpload: { total_cvs: 1 },
    changeUpload: { shortlist_count: 3 },
    changeCriteria: [],
    setBoard: { version: 1, rows: [{ wording: "Python", importance: "must", weight: 2 }] },
    joinWaitlist: { full_name: "Robin", email: EMAIL, data_consent: true },
    recordFileUpload: { email: EMAIL },
    checkBoard: { title: "Backend Engineer", board: ["Python"] },
    startScreening: { bulkUploadId: upload },
    continueScreening: { bulkUploadId: upload },
    judgeAgain: { bulkUploadId: upload },
    analysisStatus: { batchId: upload },
    restartFile: { bulkUploadId: upload, filename: "cv.pdf" },
    skipFile: { bulkUploadId: upload, filename: "cv.pdf" },
    addCandidate: { full_name: "Robin Hale" },
    exportCandidates: { filter: {} },
    deleteCandidates: { ids: [spareCandidate] },
    decideCandidates: { candidateIds: [candidate], decision: "advance" },
    recordReading: { quotes: [] },
    setDecisionReasons: { advance: [], hold: [], decline: [] },
    changeCandidate: { notes: "n".repeat(5000) },
    exportZipBundle: { candidateIds: [candidate] },
    generateEmail: { candidateId: candidate, emailType: "interview" },
    replaceOwnKeyAnalyses: [],
    addKnownPerson: { candidateId: candidate },
    joinPeople: { candidateId: candidate },
    partPeople: { candidateIds: [candidate] },
    setConsideration: { months: 6 },
    changeOpening: { status: "active" },
    compareSelection: { csv: "someone@example.org,A" },
    createCheckout: { priceId: "test_price_monthly" },
    finishTestCheckout: { outcome: "cancel" },
    changeTestSubscription: { change: "keep" },
  };
}

const FORMS: Partial<Record<string, ReturnType<typeof formOf>>> = {
  screenPair: formOf(
    [
      { ...inventedVacancy(), field: "jobDescFile" },
      { fileName: "cv.pdf", bytes: PDF, field: "cvFile" },
    ],
    { email: EMAIL },
  ),
  bulkResumeImport: formOf(inventedCvs(4)),
};

const QUERIES: Partial<Record<string, (have: Belongings) => Record<string, string>>> = {
  token: () => ({ grant_type: "password" }),
  findUploads: () => ({ latest: "true" }),
  listCandidates: ({ upload }) => ({ bulk_upload_id: upload }),
  downloadBundle: ({ bundle }) => ({ token: bundle }),
};

/** Every route of the table, called as its owner would. */
export function sampleCalls(have: Belongings): { name: string; call: RawCall }[] {
  return Object.entries<Route>(api).map(([name, route]) => ({ name, call: sampleCall(name, route, have) }));
}

function sampleCall(name: string, route: Route, have: Belongings): RawCall {
  const { when } = route;
  const query = new URLSearchParams({ ...(when && { [when.query]: when.is }), ...QUERIES[name]?.(have) });
  const path = `${fillPath(name, route, have)}${query.size > 0 ? `?${query}` : ""}`;
  const form = FORMS[name];
  if (form !== undefined)
    return { method: route.method, path, headers: { "content-type": form.type }, body: form.body };
  if (name === "storeFile" || name === "attachCv" || name === "previewVacancy")
    return { method: route.method, path, body: PDF };
  const json = Object.entries(bodies(have)).find(([of]) => of === name)?.[1] ?? {};
  return { method: route.method, path, body: route.body === undefined ? "" : JSON.stringify(json) };
}

function fillPath(name: string, { path, subject }: Route, have: Belongings) {
  const file = name === "storeFile" ? have.newFile : have.file;
  return path
    .replace(":bucket/:path{.+}", `cv-uploads/${file}`)
    .replace(":page", "1")
    .replace(":id", subject === undefined ? "" : have[subject.kind]);
}
