import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod/mini";
import { listLines, type Page } from "#analysis/read/page.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { type AdContext, contextOf } from "#analysis/criteria/asks/ask-features.ts";
import { type AskCandidate, listAskCandidates } from "#analysis/criteria/asks/list-ask-candidates.ts";
import { readBlocks } from "#analysis/criteria/advertisement/read-blocks.ts";
import { cutWording } from "#analysis/criteria/tidy-wording.ts";
import type { Importance } from "#shared/vacancies/vacancy.ts";
import { isAligned } from "./aligned.ts";

const Judged = z.object({
  criteria: z.array(z.object({ text: z.string(), importance: z.enum(["gate", "must", "nice"]) })),
});

export interface JudgedClause {
  one: AskCandidate;
  isAsked: boolean;
  /** Listed, and only wished for. */
  isWished: boolean;
}

/** An advertisement, what a careful reader listed from it, and each of its clauses with whether the reader listed it. */
export interface JudgedAd {
  name: string;
  pages: Page[];
  criteria: z.infer<typeof Judged>["criteria"];
  context: AdContext;
  clauses: JudgedClause[];
}

/** Folders with `ad.txt` and `judged.json`, and files with many advertisements (`more-ads`), by name. */
export function loadJudgedAds(folder: string): JudgedAd[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => (name.endsWith(".ads.txt") ? loadFile(join(folder, name)) : loadFolder(join(folder, name))));
}

function loadFolder(folder: string): JudgedAd[] {
  const judged = join(folder, "judged.json");
  if (!existsSync(judged)) return [];
  const { criteria } = Judged.parse(JSON.parse(readFileSync(judged, "utf8")));
  return [readAd(basename(folder), readFileSync(join(folder, "ad.txt"), "utf8"), criteria)];
}

const IMPORTANCE: Readonly<Record<string, Importance>> = { g: "gate", m: "must", n: "nice" };

function loadFile(path: string): JudgedAd[] {
  const [, ...ads] = readFileSync(path, "utf8").split(/^=== /mu);
  return ads.map((text) => {
    const [, name = "", ad = "", list = ""] = /^(.*)\n([^]*?)^---\n([^]*)$/mu.exec(text) ?? [];
    const criteria = list
      .trim()
      .split("\n")
      .map((line) => readRow(line));
    return readAd(name, ad, criteria);
  });
}

/** "g | A licence": a gate, a must or a nice. */
function readRow(line: string): JudgedAd["criteria"][number] {
  const [letter = "", ...words] = line.split(" | ");
  const importance = IMPORTANCE[letter];
  if (importance === undefined) throw new Error(`No importance: ${line}`);
  return { text: words.join(" | "), importance };
}

function readAd(name: string, text: string, criteria: JudgedAd["criteria"]): JudgedAd {
  const document = documentFromText(text);
  if (document.kind !== "text") throw new Error(`${name}: ${document.reason}`);
  const { candidates } = listAskCandidates(readBlocks(listLines(document.pages)).blocks);
  const clauses = candidates.map((one) => {
    const wording = cutWording(one.text);
    const listed = criteria.filter(({ text }) => isAligned(text, wording));
    const isAsked = listed.length > 0;
    return { one, isAsked, isWished: isAsked && listed.every(({ importance }) => importance === "nice") };
  });
  return { name, pages: document.pages, criteria, context: contextOf(candidates), clauses };
}
