import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import { EvidencePack } from "#shared/reports/evidence-pack.ts";
import { EmailDraft } from "#shared/reports/email-draft.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { keepReported } from "#tests/support/reported-candidate.ts";
import { screened } from "#tests/support/screened-client.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

let reader: DocumentReader;
openWorldPer("file");
signUpRobinPer("test");
beforeAll(async () => {
  reader = await openTestReader();
  await world.work(1);
});

const ROWS = "/api/bulk-analysis-results";
const decide = (id: string, decision: string, words: object = {}) =>
  robin.json("POST", "/api/decisions", { candidateIds: [id], decision, ...words });
const packOf = async (id: string) =>
  EvidencePack.parse(await (await robin.send(`${ROWS}/${id}/evidence?form=json`)).json());
const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

async function printedPack(id: string) {
  const answer = await robin.send(`${ROWS}/${id}/evidence?form=pdf`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { pages } = await readText(reader, new Uint8Array(await answer.arrayBuffer()));
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ");
}

async function explain(id: string) {
  const body = JSON.stringify({ candidateId: id, emailType: "explanation" });
  const answer = await robin.send("/api/functions/generate-email", { method: "POST", body });
  return EmailDraft.parse(await answer.json());
}

async function screenThree() {
  const upload = await screened(robin, inventedVacancy(), inventedCvs(3));
  return { upload, candidates: await robin.candidates(upload.id) };
}

test("an auditor can recompute every seal of the pack, and the log holds it at its place", async () => {
  const id = await keepReported(world, robin.userId);
  await decide(id, "hold", { reason: "A requirement is unclear" });
  await decide(id, "decline", { note: "Nights are not possible." });
  const pack = await packOf(id);
  expect(pack.decisions.map(({ decision }) => decision)).toEqual(["hold", "decline"]);
  for (const { check, note } of pack.decisions) {
    expect(sha256(check.sealed_text ?? "")).toBe(check.digest);
    expect(JSON.parse(check.sealed_text ?? "")).toMatchObject({ note, candidate_id: id });
    expect(check.entry_text).toContain(check.digest);
    expect(sha256(Buffer.from(check.seal_before ?? "", "hex"), check.entry_text)).toBe(check.seal);
    const [kept] = await world.sql("select encode(seal, 'hex') as seal from audit_chain where position = $1", [
      check.place,
    ]);
    expect(kept?.seal).toBe(check.seal);
  }
  expect(pack.log.place).toBeGreaterThanOrEqual(pack.decisions.at(-1)?.check.place ?? Infinity);
});

test("the pack says who decided when, on which board and engine, by which quotes, and what changed later", async () => {
  const { upload, candidates } = await screenThree();
  const [best, second] = candidates;
  const id = best?.id ?? "";
  await decide(id, "advance", { reason: "Worth a conversation" });
  const { criteria } = await robin.json("GET", `/api/bulk-file-uploads/${upload.id}/criteria`);
  await robin.json("PATCH", `/api/bulk-file-uploads/${upload.id}/criteria`, [{ key: criteria[0].key, weight: 9 }]);
  const pack = await packOf(id);
  expect(pack.changed_later).toContain("The version of the board was 1 at the last decision and is 2 now.");
  expect(pack.decisions[0]?.grounds.set_aside).toEqual(best?.removed);
  const printed = await printedPack(id);
  const [quote] = pack.decisions[0]?.grounds.criteria.flatMap(({ quotes }) => quotes) ?? [];
  for (const words of [
    "Advanced",
    "Worth a conversation",
    "Robin Hale",
    `${best?.score} of 100`,
    "1 of 3",
    "Must have",
    "Set aside",
  ])
    expect(printed).toContain(words);
  expect(printed.replaceAll(/\s/g, "")).toContain(quote?.text.replaceAll(/\s/g, ""));
  for (const text of [printed, JSON.stringify(pack)]) expect(text).not.toContain(second?.candidate_name);
});

test("a candidate without a decision has a pack that says so, and free accounts get all of it", async () => {
  const id = await keepReported(world, robin.userId);
  expect((await packOf(id)).decisions).toEqual([]);
  expect(await printedPack(id)).toContain("Nobody has decided about this candidate.");
  expect((await explain(id)).content).toContain("No decision about your application has been recorded yet.");
});

test("the explanation tells the candidate's own findings, and neither notes nor anybody else", async () => {
  const { candidates } = await screenThree();
  const [best, second] = candidates;
  const id = best?.id ?? "";
  await decide(id, "decline", { reason: "Too little experience for this role", note: "Kanarienote" });
  const { subject, content } = await explain(id);
  expect(subject).toContain("How your application was assessed");
  expect(content).toMatch(/a person, not a program, decided not to take your application further/);
  expect(content).toContain("Too little experience for this role");
  expect(content).toContain("shown in your CV");
  expect(content).toContain("set aside and did not count");
  for (const hidden of ["Kanarienote", second?.candidate_name ?? "?", "rank", "of 3"])
    expect(content).not.toContain(hidden);
});

test("that a pack was taken out is in the log", async () => {
  const id = await keepReported(world, robin.userId);
  await packOf(id);
  const entries = await world.sql(
    "select action from audit_log where subject_id = $1 and action = 'evidence_exported'",
    [id],
  );
  expect(entries).toHaveLength(1);
});
