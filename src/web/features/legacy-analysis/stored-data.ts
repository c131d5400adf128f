import * as z from "zod/mini";
import { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import { attempt, KEY_OF_THE_USER, KEYS, RESULTS } from "./clear-stored-data.ts";

const Contents = z.array(z.string());
const Files = z.array(z.union([z.string(), z.object({ name: z.string() })]));

export interface StoredCv {
  fileName: string;
  text: string;
}

export interface StoredData {
  jobDescription: string;
  cvs: StoredCv[];
  /** The user's own key for an AI provider. It never goes to our server. */
  apiKey: string;
}

/** Undefined unless everything is there that the analysis needs. */
export function readStoredData(): StoredData | undefined {
  const jobDescription = localStorage.getItem(KEYS.jobDescription);
  const apiKey = localStorage.getItem(KEY_OF_THE_USER);
  const contents = Contents.safeParse(readJson(KEYS.contents));
  const files = Files.safeParse(readJson(KEYS.files));
  if (!jobDescription || !apiKey || !contents.success || contents.data.length === 0) return undefined;
  const names = files.success ? files.data.map((file) => (typeof file === "string" ? file : file.name)) : [];
  const cvs = contents.data.map((text, index) => ({ text, fileName: names[index] ?? `CV ${index + 1}` }));
  return { jobDescription, cvs, apiKey };
}

/** What anybody's script may have written there is data, not necessarily JSON. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch (error) {
    return error;
  }
}

/** Where nobody is signed in the browser keeps them. */
export function keepResults(results: OwnKeyAnalysis[]) {
  attempt("Failed to save analysis results", () => localStorage.setItem(RESULTS, JSON.stringify(results)));
}

export function keptResults(): OwnKeyAnalysis[] {
  const kept = z.array(OwnKeyAnalysis).safeParse(readJson(RESULTS));
  return kept.success ? kept.data : [];
}
