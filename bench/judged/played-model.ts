import { judgeDocument } from "#analysis/analyse.ts";
import { judgeByModel } from "#analysis/model/judge-by-model.ts";
import { ANSWER_SHAPE, readAnswer } from "#analysis/model/model-answer.ts";
import { writePrompt } from "#analysis/model/write-prompt.ts";
import type { Models } from "#analysis/match/open-models.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import { askModel } from "#pipeline/model/ask-model.ts";
import { CircuitBreaker } from "#pipeline/model/circuit-breaker.ts";
import type { JudgedCv } from "#shared/screening/judged-cv.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { SeenPrompt } from "#tests/support/model-answers.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import type { JudgedVacancy, ReadCv } from "./judgements.ts";
import { AS_OF } from "./measure-held-out.ts";

const LEVELS = ["missing", "partial", "strong"] as const;

/** What the careful reader said of this CV, as a language model would answer that is shown the blind CV. */
function answerAsRead({ found }: ReadCv, { criteria, lines }: SeenPrompt) {
  const findings = criteria.map(({ id }) => {
    const { v = 0, q = "" } = found[id] ?? {};
    return { criterion: id, level: LEVELS[v], quotes: v === 0 ? [] : quoteFrom(lines, q) };
  });
  return { findings, summary: "The CV shows work in the field that was advertised.", questions: [] };
}

const MOST_LINES = 3;

/** The reader read the CV as it was sent, line ends, years of degrees and all: the lines of the blind one that hold most of the quote. */
function quoteFrom(lines: string[], quote: string): string[] {
  const wanted = new Set(listWords(quote));
  const ranked = lines
    .map((line) => ({ line, shared: new Set(listWords(line).filter((word) => wanted.has(word))).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((left, right) => right.shared - left.shared || left.line.length - right.line.length);
  const most = ranked[0]?.shared ?? 0;
  return ranked
    .filter(({ shared }) => shared * 2 >= most)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A language model that has read every CV with care: the product asks it over the wire as it asks any other. */
export async function openPlayedModel(models: Models) {
  const server = await startModelServer();
  const model = new AiSdkModel(server.settings("openai-compatible"));

  async function judge(judged: JudgedVacancy, vacancy: Vacancy, cv: ReadCv): Promise<JudgedCv> {
    const document = documentFromText(judged.texts.get(cv.id) ?? "");
    if (document.kind !== "text") throw new Error(document.reason);
    const { analysis, gather } = judgeDocument(document, { vacancy, models, asOf: AS_OF, onStage: () => undefined });
    const material = gather();
    server.otherwise = { kind: "says", write: (seen) => answerAsRead(cv, seen) };
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
      onSpent: () => Promise.resolve(),
      onFailure: ({ kind }) => console.error(`The played model was asked again: ${kind}`),
    });
    if (asked.kind === "gave_up") throw new Error(asked.note);
    return judgeByModel({ vacancy, local: analysis, material, answer: asked.answer, model: "played/reader" });
  }

  return { judge, close: () => server.close() };
}
