import { api, type RouteName } from "#shared/api.ts";
import type { Route, Subject } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey, makeWebhook } from "#tests/support/key-client.ts";
import type { RawCall } from "#tests/support/raw-call.ts";
import { sampleOf, shapeOf } from "#tests/support/schema-samples.ts";
import { screened } from "./screened-client.ts";
import type { TestClient } from "./test-client.ts";
import { formOf } from "#tests/support/write-form.ts";

/** What somebody has, by the kinds that routes name. */
export type Belongings = Record<Subject["kind"], string> & {
  newFile: string;
  bundle: string;
  keySecret: string;
  /** What each deleting route deletes, so that the others find theirs to the end. */
  spare: Record<"deleteCandidate" | "revokeApiKey" | "deleteWebhook", string>;
};

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
  const spareKey = await makeKey(client);
  const { hook, sent } = await makeWebhook(client);
  const { hook: spareHook } = await makeWebhook(client);
  return {
    api_key: key.id,
    keySecret: key.secret,
    webhook: hook.id,
    webhook_delivery: sent?.id ?? "",
    decision: decided.batch_id,
    upload: upload.id,
    candidate: candidate?.id ?? "",
    spare: { deleteCandidate: spare?.id ?? "", revokeApiKey: spareKey.id, deleteWebhook: spareHook.id },
    opening: opening.id,
    session: session.id,
    checkout,
    file: upload.cv_file_paths[0] ?? "",
    newFile: `${client.userId}/${fresh.id}/cv-1-1.pdf`,
    bundle: new URL(bundle.url, "http://localhost").searchParams.get("token") ?? "",
  };
}

/** A body with which the route gets to work. A route without one here is called with what its schema takes. */
function bodies({ upload, candidate, spare }: Belongings): Partial<Record<RouteName, unknown>> {
  return {
    countEvent: { name: "page_view", page: "/", detail: "", time_ms: 0 },
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
    joinWaitlist: { full_name: "Robin", email: EMAIL, data_consent: true, marketing_consent: false },
    recordFileUpload: { email: EMAIL },
    checkBoard: { title: "Backend Engineer", board: ["Python"] },
    startScreening: { bulkUploadId: upload },
    continueScreening: { bulkUploadId: upload },
    judgeAgain: { bulkUploadId: upload },
    analysisStatus: { batchId: upload },
    restartFile: { bulkUploadId: upload, filename: "cv.pdf" },
    skipFile: { bulkUploadId: upload, filename: "cv.pdf" },
    addCandidate: { name: "Robin Hale", position: "Engineer" },
    exportCandidates: { filter: {} },
    deleteCandidates: { ids: [spare.deleteCandidate] },
    decideCandidates: { candidateIds: [candidate], decision: "advance" },
    recordReading: { quotes: [] },
    setDecisionReasons: { advance: [], hold: [], decline: [] },
    changeCandidate: { notes: "n".repeat(5000) },
    exportZipBundle: { candidateIds: [candidate] },
    generateEmail: { candidateId: candidate, emailType: "interview" },
    replaceOwnKeyAnalyses: [],
    screenAttachedCv: {},
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

export interface SampleCall {
  name: string;
  route: Route;
  call: RawCall;
}

/** Every route of the table, called as its owner would. */
export function sampleCalls(have: Belongings): SampleCall[] {
  return Object.entries<Route>(api).map(([name, route]) => ({ name, route, call: sampleCall(name, route, have) }));
}

function sampleCall(name: string, route: Route, have: Belongings): RawCall {
  const meant = route.when === undefined ? {} : { [route.when.query]: route.when.is };
  const query = new URLSearchParams({ ...meant, ...QUERIES[name]?.(have) });
  const path = `${fillPath(name, route, have)}${query.size > 0 ? `?${query}` : ""}`;
  const form = FORMS[name];
  if (form !== undefined)
    return { method: route.method, path, headers: { "content-type": form.type }, body: form.body };
  if (name === "storeFile" || name === "attachCv" || name === "previewVacancy")
    return { method: route.method, path, body: PDF };
  if (route.body === undefined) return { method: route.method, path };
  const json = Object.entries(bodies(have)).find(([of]) => of === name)?.[1] ?? sampleOf(shapeOf(route.body));
  return { method: route.method, path, body: JSON.stringify(json) };
}

/** What is served beside the table. */
export function otherCalls({ keySecret, opening }: Belongings): { name: string; call: RawCall }[] {
  const headers = {
    authorization: `Bearer ${keySecret}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const params = { name: "read_ranking", arguments: { vacancy_id: opening } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const pages = ["/", "/developers", "/metrics", "/dev/outbox"].map((path) => ({ name: path, call: { path } }));
  return [{ name: "mcp", call: { method: "POST", path: "/mcp", headers, body } }, ...pages];
}

function fillPath(name: string, { path, subject }: Route, have: Belongings) {
  const file = name === "storeFile" ? have.newFile : have.file;
  const [, spare] = Object.entries(have.spare).find(([of]) => of === name) ?? [];
  return path
    .replace(":bucket/:path{.+}", `cv-uploads/${file}`)
    .replace(":page", "1")
    .replace(":id", spare ?? (subject === undefined ? "" : have[subject.kind]));
}
