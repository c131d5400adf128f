import { Caller } from "./caller.ts";
import { Figures } from "./figures.ts";
import { fill } from "./filled-product.ts";
import { PINNING, signUpMany, startPinned } from "./pinned-product.ts";
import { peakDuring, residentMb } from "./process-use.ts";
import { setting } from "./settings.ts";

// All candidates of one owner as CSV.
// npm run bench:load -- export · CANDIDATES=100000
const CANDIDATES = setting("CANDIDATES", 100_000);
const LINE_BREAK = 10;

const product = await startPinned();
const [user] = await signUpMany(product, 1);
if (user === undefined) throw new Error("Nobody could sign up.");
await fill(product, [user], CANDIDATES);
const caller = new Caller(product.port, 2);
// What the first call of a process loads is not the export's.
for (let call = 0; call < 20; call += 1) await caller.send({ path: "/api/bulk-analysis-results?view=row", ...user });
const beforeMb = residentMb(product.pid);
const { result: csv, peakMb } = await peakDuring(() => product.pid, download);
await product.close();
if (csv.lines < CANDIDATES) throw new Error(`The export has ${csv.lines} lines for ${CANDIDATES} candidates.`);

const figures = new Figures("export", PINNING, { CANDIDATES });
figures.add("first byte", csv.firstByteMs, "ms", { atMost: 1000 });
figures.add("last byte", csv.lastByteMs / 1000, "s");
figures.add("size", csv.bytes / 1e6, "MB");
figures.add("server resident before", beforeMb, "MB");
figures.add("growth while exporting", peakMb - beforeMb, "MB", { atMost: 50 });
figures.print();

async function download() {
  const start = performance.now();
  const answer = await caller.stream({
    method: "POST",
    path: "/api/bulk-analysis-results/export",
    token: user?.token ?? "",
    body: { filter: {} },
  });
  if (answer.statusCode !== 200) throw new Error(`The export was answered with ${answer.statusCode}.`);
  let [firstByteMs, bytes, lines] = [Number.NaN, 0, 0];
  for await (const chunk of answer) {
    if (bytes === 0) firstByteMs = performance.now() - start;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === LINE_BREAK) lines += 1;
  }
  return { firstByteMs, lastByteMs: performance.now() - start, bytes, lines };
}
