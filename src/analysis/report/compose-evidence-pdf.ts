import { DECISION_WORDS, type Grounds } from "#shared/candidates/decision.ts";
import type { EvidencePack } from "#shared/reports/evidence-pack.ts";
import { formatPoints } from "#shared/screening/shown-sum.ts";
import { IMPORTANCE_WORDS } from "#shared/vacancies/vacancy.ts";
import { makePrintable } from "./make-printable.ts";
import type { Fact, ReportPdf, ReportPdfBlock, ReportPdfSection } from "./report-pdf.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });
const momentInWords = (iso: string) => `${moment.format(new Date(iso))} UTC`;

/** The evidence pack as it is printed: the same facts as the JSON, but for the texts that only a program compares. */
export function composeEvidencePdf(pack: EvidencePack): ReportPdf {
  const { candidate, decisions, present } = pack;
  const last = decisions.at(-1);
  const grounds = last?.grounds ?? present.grounds;
  return makePrintable({
    document: "Evenhand evidence pack",
    title: `Evidence pack: ${candidate.name}`,
    name: candidate.name,
    vacancy: candidate.vacancy,
    role: null,
    facts: [
      { name: "CV", value: `${candidate.file_name} (${candidate.id})` },
      { name: "Screened", value: momentInWords(candidate.screened_at) },
      { name: "Pack made", value: momentInWords(pack.made_at) },
    ],
    score: null,
    tone: "unknown",
    label: present.decision === null ? "Nothing decided" : DECISION_WORDS[present.decision],
    confidence: null,
    stars: 0,
    segments: [],
    sum: null,
    sections: listSections(pack, grounds),
    closing: "Every decision was made by a person. A score is a suggestion made from the words of the CV.",
    origin: `Record of ${decisions.length === 1 ? "1 decision" : `${decisions.length} decisions`}`,
  });
}

function listSections(pack: EvidencePack, grounds: Grounds): ReportPdfSection[] {
  const made = pack.decisions.toReversed().map((row, at) => ({
    heading: at === 0 ? "Last decision" : "Earlier decision",
    blocks: describeDecision(row),
  }));
  const setAside = grounds.set_aside.map(({ kind, count }) => `${kind.replaceAll("_", " ")}: ${count}`);
  return [
    ...(made.length > 0 ? made : [{ heading: "Decision", blocks: [say("Nobody has decided about this candidate.")] }]),
    { heading: "Changed later", blocks: [listOr(pack.changed_later, "Nothing that the decision was made on.")] },
    {
      heading: pack.decisions.length > 0 ? "Criteria at the last decision" : "Criteria",
      blocks: grounds.criteria.length > 0 ? [listCriteria(grounds)] : [say("Nothing was judged by criteria.")],
    },
    { heading: "Set aside before judging", blocks: [listOr(setAside, "Nothing was found that had to be set aside.")] },
    {
      heading: "Check value",
      blocks: [
        {
          kind: "facts",
          facts: [
            { name: "Entries in the log", value: String(pack.log.place) },
            { name: "Last seal", value: pack.log.seal },
          ],
        },
        say(pack.how_to_check),
      ],
    },
  ];
}

function describeDecision(row: EvidencePack["decisions"][number]): ReportPdfBlock[] {
  const values: [string, string | null][] = [
    ["Decision", row.decision === null ? "Taken back" : DECISION_WORDS[row.decision]],
    ["Came about by", row.undoes === null ? null : "Undoing a decision"],
    ["Reason", row.reason || null],
    ["In their own words", row.note || null],
    ["By", row.decided_by],
    ["When", momentInWords(row.decided_at)],
    ["Score", row.score === null ? "Not scored" : `${row.score} of 100`],
    ["Rank", row.rank === null ? null : `${row.rank} of ${row.ranked_of}`],
    ["Version of the board", row.board_version === null ? null : String(row.board_version)],
    ["Engine", row.engine_version],
    ["Report open for", row.minutes_open === 1 ? "1 minute" : `${row.minutes_open} minutes`],
    ["Seal in the log", `${row.check.place}: ${row.check.seal}`],
  ];
  const facts: Fact[] = values.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  const opened = row.evidence_opened.map(({ quote, page, criterion }) =>
    `“${quote}” (page ${page}) ${criterion}`.trim(),
  );
  return [
    { kind: "facts", facts },
    { kind: "points", title: "Evidence opened before", points: opened.length > 0 ? opened : ["None"] },
  ];
}

function listCriteria({ criteria }: Grounds): ReportPdfBlock {
  return {
    kind: "skills",
    title: null,
    skills: criteria.flatMap(({ wording, importance, level, points, of, quotes: [first, ...more] }) => {
      const line = { skill: wording, note: IMPORTANCE_WORDS[importance], level, points: formatPoints({ points, of }) };
      const rest = more.map(({ text, page }) => ({ ...line, note: "also", points: null, quote: text, page }));
      return [{ ...line, quote: first?.text ?? null, page: first?.page ?? null }, ...rest];
    }),
  };
}

const say = (paragraph: string): ReportPdfBlock => ({ kind: "paragraphs", paragraphs: [paragraph] });
const listOr = (points: string[], none: string): ReportPdfBlock =>
  points.length > 0 ? { kind: "points", title: null, points } : say(none);
