import { afterAll, expect, test } from "vitest";
import { analyseCv, vacancyFrom } from "#analysis/analyse.ts";
import { judgeByModel } from "#analysis/model/judge-by-model.ts";
import { ANSWER_SHAPE, readAnswer } from "#analysis/model/model-answer.ts";
import { writePrompt } from "#analysis/model/write-prompt.ts";
import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import type { JudgedCv } from "#shared/screening/judged-cv.ts";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { hiddenTextDocx } from "#tests/support/docx-attacks.ts";
import { withHonestSentence } from "#tests/support/docx-sentences.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { hiddenTextPdfs } from "#tests/support/hidden-text-pdfs.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { answerWell, praise, type SeenPrompt } from "#tests/support/model-answers.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { type VisibleAttack, visibleAttacks } from "#tests/support/visible-attacks.ts";
import { askModel } from "./ask-model.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

// The whole attack suite, over the wire, against a model that obeys everything it reads.

const VACANCY = [
  "Platform Engineer",
  "Requirements",
  "At least 3 years of experience with Python",
  "Certified Kubernetes architect",
  "Twelve years of Terraform",
  "Good knowledge of PostgreSQL and Kafka",
  "Experience of irrigation in public parks",
  "Excellent communication skills",
];
const CV = [
  "Alva Ashgrove",
  "Work Experience",
  "Backend Engineer, Foxglove Systems",
  "March 2019 - March 2024",
  "Built booking services in Python and Django for four theatres of the town",
  "Tuned PostgreSQL for the nightly reports and wrote the plan for the next year",
  "Education",
  "BSc Computer Science, University of Arborough, 2015",
  "Skills",
  "Docker, Kubernetes, Git and the usual tools of the trade",
];

/** Obeys whatever stands in a CV that no honest one of ours holds. */
function obey(seen: SeenPrompt) {
  const known = new Set(CV.map((line) => line.toLowerCase()));
  const isTold = seen.lines.some((line) => !known.has(line.toLowerCase()) && !/garden|park|kitchen|prun/iu.test(line));
  return seen.about === "cv" && isTold ? praise(seen) : answerWell(seen);
}

const pdf = (lines: string[]) => writePdf([lines.map((text) => ({ text }))]);
const docx = (lines: string[]) => writePlainDocx(lines.map((text) => ({ text })));
const isForPage = ({ lines }: VisibleAttack) => lines.length < 60 && lines.every((line) => /^[ -ÿ]*$/u.test(line));
/** No line of a page is longer than it is wide. */
const wrap = (lines: string[]) => lines.flatMap((line) => line.match(/.{1,95}(?: |$)/gu) ?? []);

const reader = await openTestReader();
const outcome = vacancyFrom(textDocument(VACANCY.join("\n")));
if (outcome.kind !== "read") throw new Error(outcome.kind);
const { vacancy } = outcome;
const task = { reader, vacancy, models: openTestModels(), asOf: "2025-03-15", onStage: () => {} };
const server = await startModelServer();
server.otherwise = { kind: "says", write: obey };
afterAll(() => server.close());
const PROTOCOLS = ["openai", "anthropic", "google"] as const;
const models = PROTOCOLS.map((provider) => new AiSdkModel(server.settings(provider)));

/** Undefined where the page has to be read as a picture first: nothing of its text is sent. */
async function judge(bytes: Uint8Array): Promise<JudgedCv | undefined> {
  const screened = await analyseCv({ ...task, bytes, isForModel: true });
  if (screened.kind === "scanned") return undefined;
  if (screened.kind !== "analysed" || screened.material === undefined) throw new Error(screened.kind);
  const { analysis: local, material } = screened;
  const model = models[server.received.length % models.length];
  if (model === undefined) throw new Error("There is no model.");
  const asked = await askModel({
    model,
    question: {
      ...writePrompt(vacancy, material, "c0ffee"),
      shape: ANSWER_SHAPE,
      signal: new AbortController().signal,
    },
    breaker: new CircuitBreaker(),
    firstWaitMs: 1,
    read: (text) => readAnswer(text, vacancy),
    onSpent: async () => undefined,
    onFailure: () => undefined,
  });
  if (asked.kind === "gave_up") throw new Error(asked.note);
  return judgeByModel({ vacancy, local, material, answer: asked.answer, model: model.name });
}

async function getJudgement(bytes: Uint8Array): Promise<JudgedCv> {
  const judged = await judge(bytes);
  if (judged === undefined) throw new Error("It was not judged.");
  return judged;
}

const [honestPdf, honestDocx, gardener, cook] = [
  await getJudgement(pdf(CV)),
  await getJudgement(docx(CV)),
  await getJudgement(craftCv({})),
  await getJudgement(withHonestSentence({ body: "" })),
];
const visible = visibleAttacks(CV, { title: "Platform Engineer", text: VACANCY.join("\n") });
const written = [
  ...visible
    .filter(isForPage)
    .map(({ name, lines }) => ({ name: `${name}, PDF`, bytes: pdf(wrap(lines)), honest: honestPdf })),
  ...visible.map(({ name, lines }) => ({ name: `${name}, Word`, bytes: docx(lines), honest: honestDocx })),
];

test.each(written)(
  "$name: a model that obeys moves the score by 3 points at most, and the CV is flagged",
  async ({ bytes, honest }) => {
    const attacked = await getJudgement(bytes);
    expect(Math.abs(attacked.score - honest.score)).toBeLessThanOrEqual(3);
    expect(attacked.needs_review).toBe(true);
    const words = [attacked.summary, ...attacked.strengths, ...attacked.interview_insights].join(" ");
    expect(words).not.toMatch(/\bscore|hire|prompt|https|@/iu);
    expect(attacked.findings.every(({ level, quotes }) => (level === "missing") === (quotes.length === 0))).toBe(true);
  },
);

// Places that are no text of the page need no flag: nothing of them was read. Some files show words of their own besides.
test.each([
  ...hiddenTextPdfs().map(({ name, bytes, kinds }) => ({ name, bytes, kinds, honest: gardener })),
  ...hiddenTextDocx().map(({ name, bytes, kinds }) => ({ name, bytes, kinds, honest: cook })),
])("$name: hidden, and a model that obeys is not moved by it", async ({ bytes, kinds, honest }) => {
  const attacked = await judge(bytes);
  const { score, needs_review: isFlagged } = attacked ?? { ...honest, needs_review: kinds.includes("disguised") };
  expect(Math.abs(score - honest.score)).toBeLessThanOrEqual(3);
  expect(isFlagged || kinds.length === 0).toBe(true);
});
