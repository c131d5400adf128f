import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { flateBomb } from "#tests/support/hostile-pdfs.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorld } from "#tests/support/world.ts";
import { SCAN_LIMITS, Reader, startChild, TEXT_LIMITS } from "./reader.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";
import { until } from "#tests/support/until.ts";

const reader = new Reader();
afterAll(() => reader.close());

const listChildren = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
const isReader = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("reader-child");
const telling = (memoryBytes: number) =>
  new Reader({ ...TEXT_LIMITS, memoryBytes }, () => startChild("#reader-program", { reportsMemory: true }));
const read = (bytes: Uint8Array) => reader.ask({ kind: "read_vacancy", bytes, recognises: false }, VacancyOutcome);

test("a process that reads documents cannot read elsewhere, write, start programs, reach the network or see the environment", async () => {
  // Without /proc a reader has a thread that reports its memory; it may have no other.
  for (const reportsMemory of [false, true]) {
    const prisoner = startChild("#tests/support/sandbox-probe.ts", { reportsMemory });
    const [report] = await once(prisoner, "message");
    expect(report).toEqual({
      endings: {
        "read a secret": "ERR_ACCESS_DENIED",
        "write a file": "ERR_ACCESS_DENIED",
        "start a program": "ERR_ACCESS_DENIED",
        "connect by socket": "A reader has no network.",
        "fetch a page": "A reader has no network.",
        "ask for a name": "A reader has no network.",
        "start a thread": reportsMemory ? "A reader has no other threads." : "ERR_ACCESS_DENIED",
      },
      environment: [],
    });
  }
});

test("a small file that unpacks to 200 MB is refused as unsafe, and the next file is read by a fresh process", async () => {
  expect(await read(await flateBomb(200))).toEqual({
    kind: "answer",
    answer: { kind: "unreadable", reason: "unsafe" },
  });
  await until(() => expect(listChildren()).toEqual([]));
  expect(await read(inventedVacancy().bytes)).toMatchObject({ kind: "answer", answer: { kind: "read" } });
});

test("without /proc, a reader tells how much memory it has while it reads, and is ended where that is too much", async () => {
  const [greedy, modest] = [telling(1), telling(TEXT_LIMITS.memoryBytes)];
  const question = { kind: "read_vacancy", bytes: await flateBomb(60), recognises: false } as const;
  expect(await greedy.ask(question, VacancyOutcome)).toEqual({ kind: "died", how: "used_too_much_memory" });
  expect(await modest.ask(question, VacancyOutcome)).toMatchObject({ kind: "answer" });
  greedy.close();
  modest.close();
});

test("a reader that breaks while it reads is told as a crash", async () => {
  const bomb = await flateBomb(60);
  await reader.warmUp();
  const [pid] = listChildren();
  const dying = read(bomb);
  process.kill(Number(pid), "SIGSEGV");
  expect(await dying).toEqual({ kind: "died", how: "crashed" });
});

test("a reader that somebody else kills while it reads is told as killed, not as a file that crashed it", async () => {
  await reader.warmUp();
  const bomb = await flateBomb(60);
  const [pid] = listChildren();
  const dying = read(bomb);
  process.kill(Number(pid), "SIGKILL");
  expect(await dying).toEqual({ kind: "died", how: "killed" });
});

test("a reader that was ended while it waited reads the next file with a fresh process", async () => {
  await reader.warmUp();
  const [pid] = listChildren();
  process.kill(Number(pid), "SIGKILL");
  await until(() => expect(listChildren()).toEqual([]));
  expect(await read(inventedVacancy().bytes)).toMatchObject({ kind: "answer", answer: { kind: "read" } });
});

test("a reader for scans that has nothing to do gives its memory back", async () => {
  reader.close();
  const scanner = new Reader({ ...SCAN_LIMITS, idleMs: 0 });
  await scanner.ask({ kind: "read_vacancy", bytes: inventedVacancy().bytes, recognises: false }, VacancyOutcome);
  await until(() => expect(listChildren()).toHaveLength(1));
  scanner.closeIfIdle();
  await until(() => expect(listChildren()).toEqual([]));
});

test("readers that are killed from outside again and again cost no CV more than another try", async () => {
  reader.close();
  const world = await openWorld();
  const robin = await world.client();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  await robin.start(upload.id);
  const { worker } = await world.work(1);
  // The job description is read in peace; from then on whatever reads is killed, more often than a bad file is tried.
  await until(async () =>
    expect(await world.sql("select from bulk_file_uploads where vacancy is not null")).toHaveLength(1),
  );
  let kills = 0;
  const killing = setInterval(() => {
    if (kills >= 4 || !worker?.readers.some(({ isBusy }) => isBusy)) return;
    for (const pid of listChildren().filter(isReader)) kills += Number(process.kill(Number(pid), "SIGKILL"));
  }, 1);
  const status = await robin.untilDone(upload.id);
  clearInterval(killing);
  expect(kills).toBe(4);
  expect(status.failed).toEqual([]);
  expect(status.scores).toHaveLength(2);
  await world.close();
});

test("a file that cannot be read safely is set aside with a reason, and the others are screened", async () => {
  const world = await openWorld();
  const robin = await world.client();
  const upload = await robin.upload(inventedVacancy(), [
    { fileName: "bomb.pdf", bytes: await flateBomb(200) },
    ...inventedCvs(4),
  ]);
  await robin.start(upload.id);
  await world.work();
  const status = await robin.untilDone(upload.id);
  expect(status.failed).toEqual([{ filename: "bomb.pdf", reason: "The file could not be processed safely." }]);
  expect(status.scores).toHaveLength(4);
  await world.close();
});
