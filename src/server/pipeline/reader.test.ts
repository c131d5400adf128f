import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { flateBomb } from "#tests/support/hostile-pdfs.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorld } from "#tests/support/world.ts";
import { Reader, startChild } from "./reader.ts";
import { VacancyOutcome } from "./reader-messages.ts";

const reader = new Reader();
afterAll(() => reader.close());

const read = (bytes: Uint8Array) => reader.ask({ kind: "read_vacancy", bytes }, VacancyOutcome, () => undefined);

test("a process that reads documents cannot read elsewhere, write, start programs, reach the network or see the environment", async () => {
  const prisoner = startChild("../../../tests/support/prisoner.ts");
  const [report] = await once(prisoner, "message");
  expect(report).toEqual({
    endings: {
      "read a secret": "ERR_ACCESS_DENIED",
      "write a file": "ERR_ACCESS_DENIED",
      "start a program": "ERR_ACCESS_DENIED",
      "connect by socket": "A reader has no network.",
      "fetch a page": "A reader has no network.",
      "ask for a name": "A reader has no network.",
    },
    environment: [],
  });
});

test("a small file that unpacks to 200 MB ends its reader, and the next file is read by a fresh one", async () => {
  expect(await read(await flateBomb(200))).toEqual({ kind: "died", how: "used_too_much_memory" });
  expect(await read(inventedVacancy().bytes)).toMatchObject({ kind: "answer", answer: { kind: "read" } });
});

test("a reader that is killed while it reads is told as a crash", async () => {
  const dying = read(await flateBomb(60));
  reader.close();
  expect(await dying).toEqual({ kind: "died", how: "crashed" });
});

test("a file that kills its reader twice is set aside with a reason, and the others are screened", async () => {
  const world = await openWorld();
  const robin = await world.visitor();
  const upload = await robin.upload(inventedVacancy(), [
    { fileName: "bomb.pdf", bytes: await flateBomb(200) },
    ...inventedCvs(4),
  ]);
  await robin.start(upload.id);
  await world.work();
  const status = await robin.untilDone(upload.id);
  expect(status.failed).toEqual([{ filename: "bomb.pdf", reason: "The file could not be processed safely." }]);
  expect(status.scores).toHaveLength(4);
  expect(await world.sql("select crashes from tasks where crashes > 0")).toEqual([{ crashes: 1 }]);
  await world.close();
});
