import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Fleet } from "#tests/support/fleet.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { findViolations } from "#tests/chaos/invariants.ts";
import { Figures } from "./load/figures.ts";
import { residentMb } from "./load/process-use.ts";
import { setting } from "./load/settings.ts";

// Hours of screenings, one user after another, while workers are killed: does anything grow, does anything get lost?
// npm run soak · SOAK_MINUTES=240 SOAK_BATCHES_PER_HOUR=20 SOAK_CVS=250 SOAK_KILL_EVERY_SECONDS=300
const MINUTES = setting("SOAK_MINUTES", 240);
const BATCHES_PER_HOUR = setting("SOAK_BATCHES_PER_HOUR", 20);
const CVS = setting("SOAK_CVS", 250);
const KILL_EVERY_SECONDS = setting("SOAK_KILL_EVERY_SECONDS", 300);
const SAMPLE_MS = 5000;
/** Until caches and pools are filled it grows for good reasons. */
const WARM_UP = 0.4;
const HOUR_MS = 3_600_000;

interface Sample {
  hours: number;
  residentMb: number;
  descriptors: number;
}

const fleet = await Fleet.start({ webs: 1, workers: 2 });
const [web] = fleet.webs;
if (web === undefined) throw new Error("Nothing serves.");
const { pid } = web;
const start = performance.now();
const end = start + MINUTES * 60_000;
const samples: Sample[] = [];
let kills = 0;
const isOver = () => performance.now() >= end;

const [batches] = await Promise.all([screenOneAfterAnother(), killNowAndThen(), sampleNowAndThen()]);
const violations = await findViolations(fleet.databaseUrl);
await fleet.close();

const settled = samples.slice(Math.floor(samples.length * WARM_UP));
const descriptors = settled.map((sample) => sample.descriptors);
const figures = new Figures("soak", "none", { MINUTES, BATCHES_PER_HOUR, CVS, KILL_EVERY_SECONDS });
figures.add("screened", batches * CVS, "CVs");
figures.add("workers killed", kills, "times");
figures.add("invariants broken", violations.length, "", { atMost: 0 });
figures.add("serving process, first settled", settled[0]?.residentMb ?? Number.NaN, "MB");
figures.add("serving process, last", settled.at(-1)?.residentMb ?? Number.NaN, "MB");
figures.add("serving process, slope", slopeOf(settled), "MB/h", { atMost: 1 });
figures.add("open descriptors, least", Math.min(...descriptors), "");
figures.add("open descriptors, most", Math.max(...descriptors), "");
figures.print();
for (const violation of violations) console.error(violation);

async function screenOneAfterAnother() {
  const vacancy = inventedVacancy();
  const cvs = inventedCvs(CVS);
  let done = 0;
  for (; !isOver(); done += 1) {
    const due = start + (done * HOUR_MS) / BATCHES_PER_HOUR;
    await sleep(Math.max(0, Math.min(due, end) - performance.now()));
    if (isOver()) break;
    const user = await (await fleet.client()).goPro();
    const upload = await user.upload(vacancy, cvs, { shortlist_count: 10 });
    await user.start(upload.id);
    await user.untilDone(upload.id, 300_000);
  }
  return done;
}

async function killNowAndThen() {
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(Math.min(KILL_EVERY_SECONDS * 1000, end - performance.now()));
    const worker = fleet.workers[turn % fleet.workers.length];
    if (worker === undefined || isOver()) return;
    await fleet.restartByKill(worker);
    kills += 1;
  }
}

async function sampleNowAndThen() {
  while (!isOver()) {
    const hours = (performance.now() - start) / HOUR_MS;
    samples.push({ hours, residentMb: residentMb(pid), descriptors: readdirSync(`/proc/${pid}/fd`).length });
    await sleep(SAMPLE_MS);
  }
}

/** By least squares: one peak at either end would make a line through two points say anything. */
function slopeOf(points: Sample[]) {
  const mean = (of: (point: Sample) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [hours, size] = [mean((point) => point.hours), mean((point) => point.residentMb)];
  const rise = mean((point) => (point.hours - hours) * (point.residentMb - size));
  return rise / mean((point) => (point.hours - hours) ** 2);
}
