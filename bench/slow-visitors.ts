import { availableParallelism, loadavg } from "node:os";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import { askForCostlyPages, openSlowUploads, startTrial, storeCostlyCvs } from "#tests/support/slow-visitor.ts";
import { quantile } from "./load/samples.ts";
import { setting } from "./load/settings.ts";
import { listProcessorTimes } from "./process-memory.ts";

// What somebody else's slow uploads and costly pages cost: the same work idle and busy in turn, each time with a page that was not
// drawn before. That nobody is refused or served out of turn is tested in tests/chaos/slow-clients.test.ts.
// npm run bench:slow-visitors · ROUNDS=6
const ROUNDS = setting("ROUNDS", 6);
const STEPS = ["upload and screening of 5 CVs", "page", "report"] as const;
const PROCESSOR = "processor time";
type Times = Record<(typeof STEPS)[number] | "all", number>;
type Figures = Times & Record<typeof PROCESSOR, number>;

const load = loadavg()[0] ?? 0;
const product = await Product.start({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
const mallory = await (await product.client()).goPro();
const robin = await (await product.client()).goPro();
const trial = await startTrial(product);
const costlyPaths = await storeCostlyCvs(mallory, ROUNDS);
// The first of a process compile what the later ones run.
for (let first = 0; first < 3; first += 1) await work();

const idle: Figures[] = [];
const busy: Figures[] = [];
for (const path of costlyPaths) {
  idle.push(await measure(() => async () => undefined));
  busy.push(await measure(() => disturb(path)));
}
console.table(Object.fromEntries((["all", ...STEPS, PROCESSOR] as const).map((step) => [step, compare(step)])));
console.log({ rounds: ROUNDS, cores: availableParallelism(), "load before": load, "load after": loadavg()[0] ?? 0 });
await product.close();

/** Resolves when the visitor has what there is to get. */
function disturb(path: string) {
  const { sockets } = openSlowUploads(product, trial);
  const pages = askForCostlyPages(mallory, [path]);
  return async () => {
    await Promise.all(pages);
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * The processor time is that of the whole product while Robin works, without the process that draws the costly page: it takes whatever is
 * free, and is the one that has been ended when the visitor has an answer.
 */
async function measure(begin: () => () => Promise<void>): Promise<Figures> {
  const before = processorTimes();
  const end = begin();
  const times = await work();
  const after = processorTimes();
  await end();
  const left = processorTimes();
  const spent = [...after].map(([pid, seconds]) => (left.has(pid) ? seconds - (before.get(pid) ?? 0) : 0));
  return { ...times, [PROCESSOR]: 1000 * spent.reduce((sum, seconds) => sum + seconds, 0) };
}

function processorTimes() {
  return listProcessorTimes(product.pid, product.postmaster().pid);
}

/** Milliseconds. */
async function work(): Promise<Times> {
  const startedAt = performance.now();
  const { id } = await screened(robin, inventedVacancy(), inventedCvs(5));
  const [candidate] = await robin.candidates(id);
  const screenedAt = performance.now();
  await take(`/api/bulk-analysis-results/${candidate?.id}/pages/1`);
  const drawnAt = performance.now();
  await take(`/api/bulk-analysis-results/${candidate?.id}/report.pdf`);
  const endedAt = performance.now();
  return {
    all: endedAt - startedAt,
    "upload and screening of 5 CVs": screenedAt - startedAt,
    page: drawnAt - screenedAt,
    report: endedAt - drawnAt,
  };
}

async function take(path: string) {
  const answer = await robin.send(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
}

function compare(step: keyof Figures) {
  const [calm, held] = [idle.map((times) => times[step]), busy.map((times) => times[step])];
  const figures = {
    "idle: least": Math.min(...calm),
    "idle: median": quantile(calm, 0.5),
    "busy: least": Math.min(...held),
    "busy: median": quantile(held, 0.5),
    "busy: first": held[0],
  };
  const rounded = Object.entries(figures).map(([name, ms = Number.NaN]) => [name, Math.round(ms)] as const);
  return {
    ...Object.fromEntries(rounded),
    "least by least": (Math.min(...held) / Math.min(...calm)).toFixed(2),
    "first by first": ((held[0] ?? Number.NaN) / (calm[0] ?? Number.NaN)).toFixed(2),
  };
}
