import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { costlyPage } from "#tests/support/costly-page.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { until } from "#tests/support/until.ts";
import { PagePictures } from "./page-pictures.ts";
import { startChild, TEXT_LIMITS } from "./reader.ts";
import { SlowPages } from "./slow-pages.ts";

const LIMIT_MS = 3000;
const costly = pageOf(costlyPage(["Mallory Ashgrove", "Gardener"]));
const [cv] = inventedCvs(1);
const ordinary = pageOf(cv?.bytes ?? new Uint8Array());

let pictures: PagePictures;
/** What each process has said so far, in the order in which they were started. */
let said: unknown[][] = [];
const open = (processes: number) =>
  (pictures = new PagePictures({ ...TEXT_LIMITS, timeMs: LIMIT_MS }, processes, startOverheard));
afterEach(() => {
  pictures.close();
  said = [];
});

function startOverheard() {
  const heard: unknown[] = [];
  said.push(heard);
  return startChild("#reader-program").on("message", ({ kind }: { kind: string }) => heard.push(kind));
}

function pageOf(bytes: Uint8Array) {
  return { load: async () => bytes, sha256: createHash("sha256").update(bytes).digest("hex"), page: 1, width: 400 };
}

test("a page that takes too long is shown as text, and is not tried again at any width", async () => {
  open(1);
  const first = await pictures.draw("Mallory", costly);
  expect(first.kind).toBe("picture");
  const startedAt = performance.now();
  const others = await Promise.all(
    [400, 500, 600, 700, 800, 900].map((width) => pictures.draw("Mallory", { ...costly, width })),
  );
  expect(others.map(({ kind }) => kind)).toEqual(others.map(() => "picture"));
  // Six that were tried again would each have run into the limit.
  expect(performance.now() - startedAt).toBeLessThan(4 * LIMIT_MS);
  expect(others[0]).toEqual(first);
});

test("while somebody's costly pages are drawn, others get theirs", async () => {
  open(2);
  const order: string[] = [];
  const costlyOnes = [1, 2, 3].map(async (number) => {
    await pictures.draw("Mallory", { ...costly, sha256: `another ${number}` });
    order.push("Mallory");
  });
  const mine = pictures.draw("Robin", ordinary).then(({ kind }) => order.push(kind));
  await Promise.all([...costlyOnes, mine]);
  expect(order).toEqual(["picture", "Mallory", "Mallory", "Mallory"]);
});

/** Until the returned function is called. */
function holdPage(party: string) {
  const arriving = Promise.withResolvers<void>();
  const drawn = pictures.draw(party, { ...ordinary, load: () => arriving.promise.then(() => ordinary.load()) });
  return () => {
    arriving.resolve();
    return drawn;
  };
}

test("the process for the next client has drawn a page before anybody asks for one", async () => {
  open(2);
  const endMallory = holdPage("Mallory");
  await until(() => expect(said).toEqual([["ready"], ["ready", "answer"]]));
  expect((await pictures.draw("Robin", ordinary)).kind).toBe("picture");
  expect(said).toEqual([["ready"], ["ready", "answer", "answer"]]);
  await endMallory();
});

test("whoever asks while that process is being prepared gets the page they asked for", async () => {
  open(2);
  const endMallory = holdPage("Mallory");
  await until(() => expect(said).toHaveLength(2));
  expect(await pictures.draw("Robin", ordinary)).toEqual(await endMallory());
});

test("of many pages that one client asks for at once only the one whose turn has come is read", async () => {
  open(2);
  const arriving = Promise.withResolvers<void>();
  const load = vi.fn(() => arriving.promise.then(() => ordinary.load()));
  const drawn = Promise.all([300, 310, 320].map((width) => pictures.draw("Robin", { ...ordinary, load, width })));
  await until(() => expect(load).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(1);
  arriving.resolve();
  expect((await drawn).map(({ kind }) => kind)).toEqual(["picture", "picture", "picture"]);
});

test("of a file with two slow pages no further one is tried, and only the newest files are remembered", () => {
  const slow = new SlowPages();
  slow.add("a", 1);
  expect([slow.has("a", 1), slow.has("a", 2), slow.has("b", 1)]).toEqual([true, false, false]);
  slow.add("a", 7);
  expect(slow.has("a", 2)).toBe(true);
  for (let file = 0; file < 1000; file += 1) slow.add(`file ${file}`, 1);
  expect([slow.has("a", 1), slow.has("file 0", 1)]).toEqual([false, true]);
});
