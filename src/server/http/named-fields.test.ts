import { beforeAll, expect, test } from "vitest";
import { api, type RouteName } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

let robin: TestClient;
let upload: { id: string; path: string };
let candidateId: string;
const [cv = { fileName: "", bytes: new Uint8Array() }] = inventedCvs(1);

openWorldPer("file");
beforeAll(async () => {
  await world.work(1);
  robin = await world.proClient();
  const { id, cv_file_paths } = await robin.upload(inventedVacancy(), inventedCvs(2));
  upload = { id, path: cv_file_paths[0] ?? "" };
  await robin.start(id);
  await robin.untilDone(id);
  candidateId = (await robin.candidates(id))[0]?.id ?? "";
});

const ROWS = "/api/bulk-analysis-results";
type Asked = [name: RouteName, method: string, path: () => string, body?: () => unknown];
const ASKED: Asked[] = [
  ["getUpload", "GET", () => `/api/bulk-file-uploads/${upload.id}`],
  ["findUploads", "GET", () => "/api/bulk-file-uploads?latest=true"],
  ["changeUpload", "PATCH", () => `/api/bulk-file-uploads/${upload.id}`, () => ({ shortlist_count: 1 })],
  ["createUpload", "POST", () => "/api/bulk-file-uploads", () => ({ total_cvs: 1 })],
  ["listCriteria", "GET", () => `/api/bulk-file-uploads/${upload.id}/criteria`],
  ["startScreening", "POST", () => "/api/functions/bulk-ai-screening", () => ({ bulkUploadId: upload.id })],
  ["cancelScreening", "POST", () => "/api/analysis/cancel", () => ({ bulkUploadId: upload.id })],
  ["analysisStatus", "POST", () => "/api/functions/analysis-status", () => ({ batchId: upload.id })],
  ["listCandidates", "GET", () => `${ROWS}?bulk_upload_id=${upload.id}`],
  ["listCandidateRows", "GET", () => `${ROWS}?view=row`],
  ["candidateStats", "GET", () => `${ROWS}/stats`],
  ["getCandidate", "GET", () => `${ROWS}/${candidateId}`],
  ["changeCandidate", "PATCH", () => `${ROWS}/${candidateId}`, () => ({ notes: "Met" })],
  ["addCandidate", "POST", () => ROWS, () => ({ name: "Mona Reyes", position: "Engineer" })],
  ["listOpenings", "GET", () => "/api/jobs"],
  ["me", "GET", () => "/api/users/me"],
  ["authUser", "GET", () => "/api/auth/user"],
  ["listSessions", "GET", () => "/api/users/me/sessions"],
  ["modelUsage", "GET", () => "/api/users/me/model-usage"],
  ["getTestSubscription", "GET", () => "/api/test-billing/subscription"],
];

test.each(ASKED)("%s answers what its schema names and nothing else", async (name, method, path, body) => {
  const answer = await robin.json(method, path(), body?.());
  const route: Route = api[name];
  expect(route.answer?.parse(answer)).toEqual(answer);
});

test("storing a file does not tell where it lies", async () => {
  const { id } = await robin.createUpload(1);
  const answer = await (await robin.putFile("cv-uploads", `${robin.userId}/${id}/cv-1-1.pdf`, cv)).json();
  expect(Object.keys(answer).toSorted()).toEqual(["bucket", "file_name", "path", "sha256", "size_bytes"]);
});

test("no answer to anybody holds what lists are made by, whose hash a person has, or a key of the storage", async () => {
  const hidden = await world.sql("select search_text, content_hash, person_hashes from bulk_analysis_results limit 1");
  const told = await robin.json("GET", `${ROWS}?bulk_upload_id=${upload.id}`);
  for (const name of Object.keys(hidden[0] ?? {})) expect(JSON.stringify(told)).not.toContain(`"${name}"`);
});
