import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { saveAnalysis } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { extendLease, type LeasedTask } from "#db/queue/task-queries.ts";
import { chargeOnce } from "#db/billing/usage-queries.ts";
import { BulkImport } from "#shared/screening/bulk-import.ts";
import { JudgedCv } from "#shared/screening/judged-cv.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { claimTask } from "./claim-task.ts";
import { finishWhenLast } from "#pipeline/screening/finish-upload.ts";
import { sweepTasks } from "#pipeline/housekeeping/housekeeping.ts";
import { screenCv } from "#pipeline/screening/screen-cv.ts";
import { completeTask, giveBack } from "./settle-task.ts";

// The long form: RANDOM_ORDERS=1000 RANDOM_STEPS=100.
const ORDERS = Number(process.env["RANDOM_ORDERS"] ?? 6);
const STEPS = Number(process.env["RANDOM_STEPS"] ?? 30);
const CVS = 3;

type State = "queued" | "running" | "completed" | "error" | "gone";
type Kind = "claim" | "beat" | "finish" | "fail" | "crash" | "give back" | "skip" | "restart" | "cancel" | "delete";
interface Step {
  kind: Kind;
  /** Which of the files, or which of all leases ever given. */
  which: number;
}

/** What a person would expect of the files of one upload, whatever the order of what happens to them. */
interface Model {
  states: State[];
  ids: string[];
  leases: { task: LeasedTask; file: number; isCurrent: boolean }[];
  charged: Set<number>;
}

let judged: JudgedCv;
openWorldPer("file");
signUpRobinPer("file", "pro");
beforeAll(async () => {
  const working = await world.work(1);
  const first = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(first.id);
  await robin.untilDone(first.id);
  await working.stop();
  const [candidate] = await robin.candidates(first.id);
  judged = JudgedCv.parse({ ...candidate, content_hash: "content", person_hashes: [], email: null, phone: null });
});

// A CV that was screened for the vacancy before is left out.
let seed = 1;

async function importCvs() {
  const form = new FormData();
  seed += 1;
  for (const [index, { bytes }] of inventedCvs(CVS, seed).entries())
    form.set(`file_${index}`, new Blob([bytes.slice()]), `${index}.pdf`);
  const answer = await robin.send("/api/functions/bulk-resume-import", { method: "POST", body: form });
  return BulkImport.parse(await answer.json()).upload_id ?? "";
}

const post = (path: string, body: object) => robin.send(path, { method: "POST", body: JSON.stringify(body) });

function settle(model: Model, file: number, state: State) {
  model.states[file] = state;
  for (const lease of model.leases) if (lease.file === file) lease.isCurrent = false;
}

/** Does one thing to the product, and to the model what should have come of it. */
async function take({ kind, which }: Step, model: Model, uploadId: string) {
  const file = which % CVS;
  const state = model.states[file] ?? "gone";
  const lease = model.leases[which % Math.max(1, model.leases.length)];
  const { deps } = world;
  if (kind === "claim") {
    const task = await claimTask(deps, "quick", 1);
    expect(task !== undefined).toBe(model.states.includes("queued"));
    if (task === undefined) return;
    const claimed = model.ids.indexOf(task.candidate_id ?? "");
    expect(model.states[claimed]).toBe("queued");
    model.states[claimed] = "running";
    model.leases.push({ task, file: claimed, isCurrent: true });
  }
  if (kind === "crash") {
    await sweepTasks(deps);
    for (const held of model.leases.filter(({ isCurrent }) => isCurrent)) settle(model, held.file, "queued");
  }
  if (kind === "skip" || kind === "restart") {
    await post(`/api/analysis/${kind}`, { bulkUploadId: uploadId, filename: `${file}.pdf` });
    if (kind === "skip" && state !== "completed" && state !== "gone") settle(model, file, "error");
    if (kind === "restart" && state === "error") settle(model, file, "queued");
  }
  if (kind === "cancel") {
    await post("/api/analysis/cancel", { bulkUploadId: uploadId });
    for (const [open, value] of model.states.entries())
      if (value === "queued" || value === "running") settle(model, open, "gone");
  }
  if (kind === "delete") {
    await robin.send(`/api/bulk-analysis-results/${model.ids[file]}`, { method: "DELETE" });
    settle(model, file, "gone");
  }
  if (lease !== undefined) await use(kind, lease, model);
}

async function use(kind: Kind, { task, file, isCurrent }: Model["leases"][number], model: Model) {
  const { deps } = world;
  const ownerId = task.user_id;
  if (kind === "beat") {
    const beat = asOwner(deps.db, ownerId, (tx) => extendLease(tx, ownerId, task, { stage: "parsing" }));
    expect(await beat).toBe(isCurrent);
  }
  if (kind === "give back") {
    await giveBack(deps, task);
    if (isCurrent) settle(model, file, "queued");
  }
  if (kind === "fail") {
    await completeTask(deps, task, screenCv.setAside({ deps, task }, "corrupt"));
    if (isCurrent) settle(model, file, "error");
  }
  if (kind === "finish" && task.candidate_id !== null) {
    const { candidate_id, upload_id } = task;
    await completeTask(deps, task, async (tx, upload) => {
      await saveAnalysis(tx, ownerId, candidate_id, judged);
      await chargeOnce(tx, ownerId, candidate_id, upload_id);
      await finishWhenLast(tx, deps, upload);
    });
    if (!isCurrent) return;
    settle(model, file, "completed");
    model.charged.add(file);
  }
}

/** The database in the words of the model. */
async function stateOfAll(model: Model): Promise<State[]> {
  const rows = await world.sql(
    "select r.id, r.status, t.state from bulk_analysis_results r left join tasks t on t.candidate_id = r.id where r.id = any($1)",
    [model.ids],
  );
  return model.ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return "gone";
    return row.status === "completed" || row.status === "error" ? row.status : row.state;
  });
}

async function play(steps: Step[]) {
  const uploadId = await importCvs();
  const rows = await world.sql("select id from bulk_analysis_results where bulk_upload_id = $1 order by file_name", [
    uploadId,
  ]);
  const model: Model = {
    states: rows.map(() => "queued"),
    ids: rows.map(({ id }) => id),
    leases: [],
    charged: new Set(),
  };
  for (const step of steps) {
    await take(step, model, uploadId);
    expect(await stateOfAll(model)).toEqual(model.states);
    const ledger = await world.sql("select candidate_id from usage_ledger where upload_id = $1", [uploadId]);
    expect(ledger).toHaveLength(model.charged.size);
  }
  await post("/api/analysis/cancel", { bulkUploadId: uploadId });
  expect(await world.sql("select id from pgboss.job where name in ('screening', 'scans')")).toEqual([]);
}

test("in whatever order CVs are claimed, read, lost, skipped, tried again, cancelled and deleted, each is where a person would expect it", async () => {
  const common: Kind[] = [
    "claim",
    "claim",
    "claim",
    "finish",
    "finish",
    "fail",
    "beat",
    "crash",
    "give back",
    "skip",
    "restart",
  ];
  const step = fc.record({
    kind: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...common) },
      { weight: 1, arbitrary: fc.constantFrom<Kind>("cancel", "delete") },
    ),
    which: fc.nat(20),
  });
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  const order = Number(process.env["RANDOM_SEED"] ?? 20_261_116);
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: ORDERS, seed: order, endOnFailure: true });
  expect(await world.sql("select id from tasks where state <> 'done'")).toEqual([]);
}, 3_600_000);
