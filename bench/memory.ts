import { findFreePort } from "#db/embedded/free-port.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import { Figures } from "./load/figures.ts";
import { InspectedHeap } from "./load/inspected-heap.ts";
import { residentMb } from "./load/process-use.ts";
import { setting } from "./load/settings.ts";

// Does the server keep anything of what it has done? One user after another screens a batch; after each all that can be freed is freed.
// Each batch is told as it ends, so that a long run shows where a curve flattens.
// npm run bench:memory · BATCHES=30 CVS=60 MOST_MINUTES=1440
const BATCHES = setting("BATCHES", 30);
const CVS = setting("CVS", 60);
const MOST_MINUTES = setting("MOST_MINUTES", 1440);
/** Until pools are filled and code is compiled it grows for good reasons. */
const WARM_UP = 0.4;

const port = await findFreePort();
const options = [process.env["NODE_OPTIONS"], `--inspect=127.0.0.1:${port}`].filter(Boolean).join(" ");
const product = await Product.start({ env: { NODE_OPTIONS: options } });
const heap = await InspectedHeap.open(port);
const vacancy = inventedVacancy();
const cvs = inventedCvs(CVS);
const samples: { heapMb: number; residentMb: number }[] = [];
const startedAt = performance.now();
const minutes = () => (performance.now() - startedAt) / 60_000;
for (let batch = 0; batch < BATCHES && minutes() < MOST_MINUTES; batch += 1) {
  const robin = await (await product.client()).goPro();
  await screened(robin, vacancy, cvs);
  const sample = { heapMb: await heap.usedMb(), residentMb: residentMb(product.pid) };
  samples.push(sample);
  console.error({ minutes: minutes(), cvs: samples.length * CVS, ...sample });
}
heap.close();
await product.close();

const settled = samples.slice(Math.floor(samples.length * WARM_UP));
const [first, last] = [settled[0], settled.at(-1)];
if (first === undefined || last === undefined) throw new Error("Nothing was measured.");
const figures = new Figures("memory", "none", { BATCHES, CVS, MOST_MINUTES });
figures.add("screened", samples.length * CVS, "CVs");
figures.add("reachable, first settled", first.heapMb, "MB");
figures.add("reachable, last", last.heapMb, "MB");
figures.add(
  "reachable, growth for 1,000 CVs",
  ((last.heapMb - first.heapMb) / ((settled.length - 1) * CVS)) * 1000,
  "MB",
  {
    atMost: 0.5,
  },
);
figures.add("resident, first settled", first.residentMb, "MB");
figures.add("resident, last", last.residentMb, "MB");
figures.print();
