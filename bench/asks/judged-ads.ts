import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { listLines, type Page } from "#analysis/read/page.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { type AdContext, contextOf } from "#analysis/criteria/asks/ask-features.ts";
import { type AskCandidate, listAskCandidates } from "#analysis/criteria/asks/list-ask-candidates.ts";
import { setAsideInBlocks } from "#analysis/criteria/set-aside-traits.ts";
import { splitIntoBlocks } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { tidyVacancyLines } from "#analysis/criteria/advertisement/tidy-vacancy-lines.ts";
import { cutWording } from "#analysis/criteria/tidy-wording.ts";
import { isAligned } from "./aligned.ts";

const Judged = z.object({
  criteria: z.array(z.object({ text: z.string(), importance: z.enum(["gate", "must", "nice"]) })),
});

/** An advertisement, what a careful reader listed from it, and each of its clauses with whether the reader listed it. */
export interface JudgedAd {
  name: string;
  pages: Page[];
  criteria: z.infer<typeof Judged>["criteria"];
  context: AdContext;
  clauses: { one: AskCandidate; isAsked: boolean }[];
}

/** Folders with `ad.txt` and `judged.json`, by name. */
export function loadJudgedAds(folder: string): JudgedAd[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "judged.json")));
  return names.toSorted().map((name) => loadAd(folder, name));
}

function loadAd(folder: string, name: string): JudgedAd {
  const { criteria } = Judged.parse(JSON.parse(readFileSync(join(folder, name, "judged.json"), "utf8")));
  const document = documentFromText(readFileSync(join(folder, name, "ad.txt"), "utf8"));
  if (document.kind !== "text") throw new Error(`${name}: ${document.reason}`);
  const lines = listLines(document.pages).map(({ text }) => text);
  const { candidates } = listAskCandidates(setAsideInBlocks(splitIntoBlocks(tidyVacancyLines(lines))).items);
  const clauses = candidates.map((one) => {
    const wording = cutWording(one.text);
    return { one, isAsked: criteria.some(({ text }) => isAligned(text, wording)) };
  });
  return { name, pages: document.pages, criteria, context: contextOf(candidates), clauses };
}
