import { beforeEach, expect, test } from "vitest";
import { EmailDraft } from "#shared/reports/email-draft.ts";
import { givePlan, keepCandidates } from "#tests/support/listed-candidates.ts";
import { keepReported } from "#tests/support/reported-candidate.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("test");
beforeEach(async () => {
  await givePlan(world, robin.userId, "trialing");
  await world.sql("update users set full_name = 'Robin Hale' where id = $1", [robin.userId]);
});

const ask = (body: object) =>
  robin.send("/api/functions/generate-email", { method: "POST", body: JSON.stringify(body) });
const draft = async (body: object) => EmailDraft.parse(await (await ask(body)).json());

test("an invitation is made from what is stored, whatever the call tells", async () => {
  const candidateId = await keepReported(world, robin.userId);
  const { subject, content } = await draft({
    candidateId,
    emailType: "interview",
    candidateName: "Mallory",
    matchScore: 3,
    strengths: ["COBOL"],
    concerns: ["Too old"],
    position: "Astronaut",
  });
  expect(subject).toBe("Invitation to interview: Backend Engineer");
  expect(content).toMatch(/^Dear Amara Okafor,\n\n/);
  expect(content).toContain("Kafka");
  expect(content).toMatch(/Kind regards,\nRobin Hale$/);
  expect(content).not.toMatch(/Mallory|COBOL|old|Astronaut|91/);
});

test("a rejection names one thing that the vacancy asked for", async () => {
  const candidateId = await keepReported(world, robin.userId);
  const { content } = await draft({ candidateId, emailType: "rejection" });
  expect(content.match(/Kubernetes/g)).toHaveLength(1);
});

test("another variant is worded differently, and the same one alike", async () => {
  const candidateId = await keepReported(world, robin.userId);
  const ofVariant = (variant: number) => draft({ candidateId, emailType: "interview", variant });
  expect((await ofVariant(1)).content).not.toBe((await ofVariant(0)).content);
  expect(await ofVariant(1)).toEqual(await ofVariant(1));
});

test("where no opening is known the call may name the position, and else it is the position", async () => {
  const [candidateId] = await keepCandidates(world, robin.userId, [{ name: null }]);
  const subjectWith = async (told: object) => (await draft({ candidateId, emailType: "rejection", ...told })).subject;
  expect(await subjectWith({ position: "Baker" })).toBe("Your application: Baker");
  expect(await subjectWith({})).toBe("Your application: the position");
});

test("the generator is part of Pro, and takes no other type", async () => {
  const candidateId = await keepReported(world, robin.userId);
  expect((await ask({ candidateId, emailType: "offer" })).status).toBe(400);
  await givePlan(world, robin.userId, "free");
  expect(await (await ask({ candidateId, emailType: "interview" })).json()).toMatchObject({
    error: { code: "pro_required" },
  });
});

test("a draft changes nothing and sends nothing", async () => {
  const candidateId = await keepReported(world, robin.userId);
  const [before] = await world.sql("select count(*)::int as mails from outbox");
  await draft({ candidateId, emailType: "rejection" });
  expect(await world.sql("select count(*)::int as mails from outbox")).toEqual([before]);
});
