import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { replaceCriteria } from "#analysis/criteria/replace-criteria.ts";
import { Level } from "#shared/screening/evidence.ts";
import { Importance, type Vacancy } from "#shared/vacancies/vacancy.ts";
import { textDocument } from "./invented-documents.ts";

const FOLDER = join(import.meta.dirname, "judged");
/** 0 not shown, 1 in part, 2 shown: the reader's verdicts as one digit for each criterion. */
const LEVELS: Level[] = ["missing", "partial", "strong"];

const Reading = z.object({
  title: z.string(),
  criteria: z.array(z.object({ text: z.string(), importance: Importance, years: z.nullable(z.number()) })),
  cvs: z.array(
    z.object({ id: z.string(), fit: z.number(), decision: z.string(), trade: z.string(), verdicts: z.string() }),
  ),
  trade: z.string(),
});

/** An invented vacancy, what its advertisement asks for, and what a reader found in five invented CVs. */
export interface InventedVacancy {
  name: string;
  trade: string;
  /** As the product reads the advertisement, and with the reader's rows instead. */
  read: Vacancy;
  given: Vacancy;
  cvs: InventedCv[];
}

export interface InventedCv {
  id: string;
  text: string;
  fit: number;
  decision: string;
  trade: string;
  /** In the order of the given rows. */
  levels: Level[];
}

export function inventedVacancies(): InventedVacancy[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((name) => readInvented(name));
}

function readInvented(name: string): InventedVacancy {
  const { criteria, cvs, trade } = Reading.parse(JSON.parse(readPart(name, "judged.json")));
  const read = buildVacancy(textDocument(readPart(name, "ad.txt")).pages);
  const rows = criteria.map(({ text: wording, importance, years }) => ({ wording, importance, required_years: years }));
  return { name, trade, read, given: replaceCriteria(read, rows), cvs: cvs.map((cv) => withText(name, cv)) };
}

function withText(name: string, { verdicts, ...cv }: z.infer<typeof Reading>["cvs"][number]): InventedCv {
  const levels = Array.from(verdicts, (digit) => Level.parse(LEVELS[Number(digit)]));
  return { ...cv, text: readPart(name, join("cvs", `${cv.id}.txt`)), levels };
}

function readPart(name: string, file: string): string {
  return readFileSync(join(FOLDER, name, file), "utf8");
}
