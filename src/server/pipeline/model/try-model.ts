import { randomBytes } from "node:crypto";
import { locateQuote, makeSearchable } from "#analysis/model/locate-quote.ts";
import { ANSWER_SHAPE, readAnswer } from "#analysis/model/model-answer.ts";
import { writePrompt } from "#analysis/model/write-prompt.ts";
import type { LanguageModel, ModelReply } from "#gateways/language-model.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";

const ASKED: [id: string, wording: string][] = [
  ["c1", "Experience with Python"],
  ["c2", "A driving licence"],
];
const CV = [
  "Work Experience",
  "Developer, Hollow Oak",
  "2016 - 2018",
  "Wrote the nightly reports of a theatre in Python",
];

export interface ModelTrial {
  reply: ModelReply;
  /** Nothing but one object, and of the form that was asked for. */
  isStructured: boolean;
  /** What it quotes stands in the CV. */
  quotesTruly: boolean;
}

/** One small invented CV, asked once as a real one would be. */
export async function tryModel(model: LanguageModel): Promise<ModelTrial> {
  const vacancy: Vacancy = {
    title: "Developer",
    criteria: ASKED.map(asCriterion),
    set_aside: [],
    formalities: [],
    lines: [],
  };
  const lines = CV.map((text) => ({ text, isHeading: false, position: null, quote: null }));
  const history = { name: null, current: null, totalMonths: 0, positions: [] };
  const material = { lines, ceilings: {}, spans: [], history };
  const prompt = writePrompt(vacancy, material, randomBytes(16).toString("hex"));
  const reply = await model.ask({ ...prompt, shape: ANSWER_SHAPE, signal: new AbortController().signal });
  const text = reply.kind === "answered" ? reply.text.trim() : "";
  const answer = readAnswer(text, vacancy);
  const quotes = answer?.findings.flatMap((finding) => finding.quotes) ?? [];
  const cv = makeSearchable(material);
  return {
    reply,
    isStructured: answer !== undefined && text.startsWith("{") && text.endsWith("}"),
    quotesTruly: quotes.length > 0 && quotes.every((quote) => locateQuote(cv, quote).length > 0),
  };
}

function asCriterion([id, wording]: [id: string, wording: string]): Criterion {
  return { id, wording, kind: "skill", importance: "must", weight: 1, required_years: null, terms: [] };
}
