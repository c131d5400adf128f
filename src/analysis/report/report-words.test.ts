import { expect, test } from "vitest";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import type { Level } from "#shared/evidence.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { askQuestions } from "./ask-questions.ts";
import { listConcerns, listStrengths } from "./list-strengths-and-concerns.ts";
import { nameCriterion } from "./name-criterion.ts";
import { rateSoftSkills, rateTechnicalSkills } from "./rate-skills.ts";
import type { ReportedFinding } from "./reported-finding.ts";
import { writeSummary } from "./write-summary.ts";

type Asked = Partial<Criterion> & { wording: string };

function finding(asked: Asked, level: Level, ...quotes: string[]): ReportedFinding {
  const criterion: Criterion = {
    id: asked.wording,
    kind: "skill",
    importance: "must",
    weight: 2,
    required_years: null,
    terms: [asked.wording.toLowerCase()],
    ...asked,
  };
  const located = quotes.map((text) => ({ text, page: 1, start: 0, end: text.length, boxes: [] }));
  return { criterion_id: criterion.id, level, mentions: quotes.length, quotes: located, criterion };
}

const ROLE: Asked = { wording: "Work as Head Chef", kind: "experience", weight: 3 };
const BAKED = "Baked bread and pastry for 200 guests a day";
const CHEF = [
  finding(ROLE, "strong", "Head Chef, Foxglove Hotel, 2019 to 2024"),
  finding({ wording: "Pastry" }, "strong", BAKED),
  finding({ wording: "Bread making" }, "strong", BAKED),
  finding({ wording: "Stock control" }, "partial", "HACCP, stock control, Excel, rotas"),
  finding(
    { wording: "Must hold a full driving licence", kind: "certificate", importance: "gate", weight: 3 },
    "missing",
  ),
  finding({ wording: "Excellent communication skills", kind: "soft_skill", terms: ["communication"] }, "missing"),
];
const UNDATED = { name: "Alva Ashgrove", current: null, totalMonths: 0, positions: [] };

test.each([
  ["Strong experience with Docker", "skill", "Docker"],
  ["You have deep experience in running kitchens.", "experience", "running kitchens"],
  ["Must hold a full driving licence", "certificate", "a full driving licence"],
  ["Excellent communication skills", "soft_skill", "communication"],
  ["Prepare, examine, or analyze accounting records", "duty", "preparing, examining, or analyzing accounting records"],
  ["Plan menus and run the pass", "duty", "planning menus"],
  ["Set up and operate test benches", "duty", "setting up and operating test benches"],
  ["Plant seeds, and count the plants", "duty", "planting seeds"],
  ["Serves guests at table", "duty", "serving guests at table"],
  ["Knowledge of Kafka is a plus", "skill", "Kafka"],
  ["Prior accounting or bookkeeping experience", "experience", "accounting or bookkeeping"],
  ["Must be a qualified accountant (ACCA)", "certificate", "status as a qualified accountant (ACCA)"],
  ["Bachelor's degree in finance", "education", "a Bachelor's degree in finance"],
  ["A degree in Botany or a related subject is essential", "education", "a degree in Botany"],
  ["Experience with Docker or similar tools", "experience", "Docker"],
  ["Month end close", "skill", "month end close"],
  ["Power BI", "skill", "Power BI"],
  ["Marketing", "skill", "marketing"],
  ["Spring", "skill", "Spring"],
  ["Work as HR Generalist", "experience", "work as an HR Generalist"],
  ["Work in Bookkeeping", "experience", "work in Bookkeeping"],
] as const)("“%s” is called by a short name", (wording, kind, name) => {
  expect(nameCriterion({ wording, kind, required_years: null })).toBe(name);
});

test("years stay in the name, and a skill from a list gets them back", () => {
  expect(
    nameCriterion({ wording: "At least 5 years of experience as a chef", kind: "experience", required_years: 5 }),
  ).toBe("5 years of experience as a chef");
  expect(nameCriterion({ wording: "Java", kind: "experience", required_years: 3 })).toBe("3 years of Java");
});

test("a long wish is cut where a reader breathes", () => {
  const wording =
    "Examine records of the harbour office to ensure that every ship is entered, and that none is entered twice in a year";
  expect(nameCriterion({ wording, kind: "duty", required_years: null })).toBe(
    "examining records of the harbour office",
  );
});

test("strengths quote what the CV says, and tell together what one sentence proves", () => {
  expect(listStrengths(CHEF)).toEqual([
    "Work as a Head Chef: a position held, “Head Chef, Foxglove Hotel, 2019 to 2024”",
    `Pastry and bread making: used in practice, “${BAKED}”`,
  ]);
});

test("concerns begin with the condition that is missing and say what a half-shown point lacks", () => {
  expect(listConcerns(CHEF)).toEqual([
    "Full driving licence: a condition of the role that the CV does not mention",
    "Communication: no example in the CV",
    "Stock control: listed (“HACCP, stock control, Excel, rotas”), but not shown in any role",
  ]);
});

test("there are never more than five of either", () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    finding({ wording: `Craft${index}` }, index % 2 === 0 ? "strong" : "partial", `Sentence ${index} about a craft`),
  );
  expect(listStrengths(many)).toHaveLength(5);
  expect(listConcerns(many)).toHaveLength(5);
});

test("a claim is told from an example", () => {
  const asked = { wording: "Strong leadership", kind: "soft_skill", terms: ["led a team", "natural leader"] } as const;
  const [concern] = listConcerns([finding({ ...asked, terms: [...asked.terms] }, "partial", "A natural leader")]);
  expect(concern).toBe("Leadership: stated (“A natural leader”) without an example");
});

test("the summary names the work, what fits and the main gap, in three sentences", () => {
  const summary = writeSummary(UNDATED, CHEF, "Head Chef");
  expect(summary).toBe(
    `The CV gives no dated positions. Has held the advertised role; the CV also shows Pastry and bread making (3 of 6 core requirements), most clearly in “${BAKED}”. The main gap is a full driving licence; communication is not shown either.`,
  );
});

test("the summary begins with the present work and its length, and names nobody", () => {
  const profile = extractProfile(textDocument(PLAIN_CV).pages, "2025-03-15");
  const summary = writeSummary(profile, CHEF, "Head Chef");
  expect(summary).toMatch(/^(?:Currently|Most recently) [^.]+, with about \d+ years of dated work\. /u);
  expect(summary).not.toMatch(/Alva|Ashgrove|\b(?:she|he|her|his)\b/iu);
});

test("the summary quotes no sentence that tells who it is", () => {
  const told = [
    "She baked the bread of the whole town",
    "Alva baked for all the harbour",
    "Baked every loaf for the harbour feast",
  ];
  const findings = told.map((quote, index) => finding({ wording: `Craft${index}` }, "strong", quote));
  expect(writeSummary(UNDATED, findings, "Baker")).toContain(
    "most clearly in “Baked every loaf for the harbour feast”",
  );
});

test("a CV that shows nothing is told so", () => {
  const none = [finding(ROLE, "missing"), finding({ wording: "Pastry" }, "missing")];
  expect(writeSummary(UNDATED, none, "Head Chef")).toBe(
    "The CV gives no dated positions. Nothing the Head Chef vacancy asks for was found. No position as a Head Chef is shown; also missing: Pastry.",
  );
});

test("questions ask for proof first, then for examples, and go deeper where nothing is open", () => {
  const [first, second, third, ...deeper] = askQuestions(CHEF);
  expect(first).toBe("The role asks for a full driving licence. Do you hold it, and can you show proof of it?");
  expect(second).toContain("a situation at work that called for communication");
  expect(third).toBe(
    "You mention stock control. Can you describe one piece of work where you used it and what came of it?",
  );
  expect(deeper).toHaveLength(2);
  expect(deeper[0]).toContain(BAKED);
});

test.each([0, 1, 3, 9, 25])("%d open points give five to eight different questions", (count) => {
  const open = Array.from({ length: count }, (_, index) => finding({ wording: `Craft${index}` }, "missing"));
  const questions = askQuestions(open);
  expect(questions.length).toBeGreaterThanOrEqual(5);
  expect(questions.length).toBeLessThanOrEqual(8);
  expect(new Set(questions).size).toBe(questions.length);
});

test("where everything is shown the questions come from the evidence", () => {
  const strong = Array.from({ length: 6 }, (_, index) =>
    finding({ wording: `Craft${index}` }, "strong", `Built the invented engine number ${index} for a mill`),
  );
  expect(askQuestions(strong).filter((question) => question.includes("invented engine"))).toHaveLength(5);
});

test("skills are rated once each, duties only where they are core, a role held not at all", () => {
  const rated = rateTechnicalSkills([
    ...CHEF,
    finding({ wording: "Experience with pastry" }, "missing"),
    finding({ wording: "Clean the kitchen", kind: "duty", importance: "nice" }, "missing"),
    finding({ wording: "Order fresh food", kind: "duty" }, "missing"),
  ]);
  expect(rated.map(({ skill }) => skill)).toEqual([
    "Full driving licence",
    "Pastry",
    "Bread making",
    "Stock control",
    "Ordering fresh food",
  ]);
  expect(rated[1]).toEqual({ skill: "Pastry", level: "strong", evidence: BAKED });
  expect(rateSoftSkills(CHEF)).toEqual([{ skill: "Communication", level: "missing", evidence: "Not found in the CV" }]);
});
