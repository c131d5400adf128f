import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import {
  compareWithLabels,
  type ExtractionFigures,
  type Miss,
} from "#tests/support/labelled-cvs/compare-with-labels.ts";

/** How well the profile of a CV is taken from it, on invented CVs whose content is known. */
export async function measureExtraction(reader: DocumentReader): Promise<ExtractionFigures> {
  return compareWithLabels(reader);
}

/** For `console.table`: one row a field, in percent. */
export function tabulateExtraction({ fields }: ExtractionFigures): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { expected, found, right, precision, recall, f1, accuracy }]) => [
      field,
      {
        expected,
        found,
        right,
        precision: percent(precision),
        recall: percent(recall),
        f1: percent(f1),
        "files wholly right": percent(accuracy),
      },
    ]),
  );
}

/** The files with the most wrong fields first. */
export function listWorstCases({ misses }: ExtractionFigures, count: number): Miss[] {
  const wrongIn = (file: string) => misses.filter((miss) => miss.file === file).length;
  return misses.toSorted((left, right) => wrongIn(right.file) - wrongIn(left.file)).slice(0, count);
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
