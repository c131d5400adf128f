import { SAMPLE_PEOPLE } from "#tests/support/samples/sample-people.ts";
import { SAMPLE_VACANCY_LINES, SAMPLE_VACANCY_TITLE } from "#tests/support/samples/sample-vacancy.ts";
import { setCv, setNotice } from "#tests/support/samples/set-cv.ts";

/** Where the product keeps them. */
export const SAMPLES_FOLDER = "src/web/features/upload/samples";

/** The CVs and the job description that a newcomer can try, with one file that no reader can open. */
export function writeSamples(): Map<string, Uint8Array> {
  const cvs = SAMPLE_PEOPLE.map((person) => [`cvs/${person.fileName}`, setCv(person)] as const);
  const damaged = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R", "latin1");
  return new Map<string, Uint8Array>([
    ...cvs,
    ["cvs/kael-mossend.pdf", damaged],
    ["job-description-data-analyst.pdf", setNotice(SAMPLE_VACANCY_TITLE, SAMPLE_VACANCY_LINES, "0.48 0.11 0.22")],
  ]);
}
