import { expect, test } from "vitest";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import type { Level } from "#shared/screening/evidence.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { askQuestions } from "./ask-questions.ts";
import { listConcerns, listStrengths } from "./list-strengths-and-concerns.ts";
import { nameCriterion, quoteCriterion } from "./name-criterion.ts";
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

const ROLE: Asked = { wording: "Head Chef", kind: "role", weight: 3 };
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
  "Strong experience with Docker",
  "Able to identify gaps and hand on responsibility for a month-end close",
  "Prepare, examine, or analyze accounting records",
  "Must be a qualified accountant (ACCA)",
  "At least five years of general ledger accounting experience",
])("“%s” keeps the advertisement's own words", (wording) => {
  expect(nameCriterion({ wording })).toBe(wording);
  expect(quoteCriterion({ wording, required_years: null })).toBe(`“${wording}”`);
});

test("a long wish ends at a word with three dots, and quotes inside a quote stay apart", () => {
  const wording =
    "Examine records of the harbour office on every working day and enter all ships that lie there overnight, twice in a year";
  const name = nameCriterion({ wording });
  expect(name.length).toBeLessThanOrEqual(91);
  expect(name).toMatch(/\p{L}…$/u);
  expect(wording.startsWith(`${name.slice(0, -1)} `)).toBe(true);
  expect(quoteCriterion({ wording: "The “four eyes” rule.", required_years: null })).toBe("“The 'four eyes' rule”");
});

test("years that stand beside the wording are told with it, once", () => {
  expect(quoteCriterion({ wording: "Java", required_years: 3 })).toBe("“Java” (3 years)");
  expect(quoteCriterion({ wording: "3+ years of Java", required_years: 3 })).toBe("“3+ years of Java”");
});

test("strengths quote what the CV says, and tell together what one sentence proves", () => {
  expect(listStrengths(CHEF)).toEqual([
    "“Head Chef”: shown by “Head Chef, Foxglove Hotel, 2019 to 2024”",
    `“Pastry” and “Bread making”: shown by “${BAKED}”`,
  ]);
});

test("concerns begin with the condition that is missing and say what a half-shown point leaves open", () => {
  expect(listConcerns(CHEF)).toEqual([
    "“Must hold a full driving licence”: a condition of the role, not shown in the CV",
    "“Excellent communication skills”: not shown in the CV",
    "“Stock control”: listed in “HACCP, stock control, Excel, rotas”, what was done with it is open",
  ]);
});

test("a desirable point that is missing is no concern", () => {
  expect(listConcerns([finding({ wording: "Kafka", importance: "nice" }, "missing")])).toEqual([]);
});

test.each([
  [ROLE, "Sous chef, Foxglove Hotel", "shown in part, nearest is “Sous chef, Foxglove Hotel”"],
  [
    { wording: "CPA", kind: "certificate" },
    "Sat CPA papers",
    "mentioned in “Sat CPA papers”, whether it is held is open",
  ],
  [{ wording: "BSc", kind: "education" }, "Diploma", "subject or level are not certain from “Diploma”"],
  [
    { wording: "Java", required_years: 5 },
    "Wrote Java",
    "shown in part by “Wrote Java”, whether for as long as asked is open",
  ],
  [{ wording: "Menu design" }, "Helped to plan menus", "shown in part by “Helped to plan menus”"],
] as const)("what is open about a half-shown point follows from what was asked: %j", (asked, quote, told) => {
  const [concern] = listConcerns([finding(asked, "partial", quote)]);
  expect(concern).toMatch(new RegExp(`: ${told}$`, "u"));
});

test("there are never more than five of either", () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    finding({ wording: `Craft${index}` }, index % 2 === 0 ? "strong" : "partial", `Sentence ${index} about a craft`),
  );
  expect(listStrengths(many)).toHaveLength(5);
  expect(listConcerns(many)).toHaveLength(5);
});

test("a sentence that lists what was done is no list of names", () => {
  const quote = "Performed the monthly closing, preparing, reconciling and correcting the books of two firms";
  expect(listConcerns([finding({ wording: "Attention to detail" }, "partial", quote)])).toEqual([
    `“Attention to detail”: shown in part by “${quote}”`,
  ]);
});

test("a claim is told from an example", () => {
  const asked = { wording: "Strong leadership", kind: "soft_skill", terms: ["led a team", "natural leader"] } as const;
  const [concern] = listConcerns([finding({ ...asked, terms: [...asked.terms] }, "partial", "A natural leader")]);
  expect(concern).toBe("“Strong leadership”: stated in “A natural leader”, without an example");
});

test("the summary says the missing condition first, then counts, then the strongest, then what else is missing", () => {
  expect(writeSummary(UNDATED, CHEF)).toBe(
    [
      "“Must hold a full driving licence” is a condition of the role and is not shown in the CV.",
      "The CV gives no dated positions.",
      "3 of the 6 core requirements are fully shown, 1 in part and 2 not.",
      `The role itself is fully shown (“Head Chef”); strongest besides in the work described is “Pastry”, shown by “${BAKED}”.`,
      "Also not shown: “Excellent communication skills”.",
    ].join(" "),
  );
});

test.each([
  [["strong", "strong"], "All of the 2 core requirements are fully shown."],
  [["missing", "missing"], "None of the 2 core requirements is shown."],
  [["partial", "partial"], "None of the 2 core requirements is fully shown, 2 in part."],
  [["strong", "missing"], "1 of the 2 core requirements is fully shown, 1 not."],
  [["partial"], "The one core requirement is shown in part."],
] satisfies [Level[], string][])("%j is counted in words", (levels, told) => {
  const findings = levels.map((level, index) => finding({ wording: `Craft${index}` }, level, `Sentence ${index}`));
  expect(writeSummary(UNDATED, findings)).toContain(told);
});

test("what brought the most points is called strongest, and what costs the most is named first", () => {
  const findings = [
    { ...finding({ wording: "Pastry", weight: 2 }, "strong", "Made pastry for all the town"), credit: 0.9 },
    { ...finding({ wording: "Bread", weight: 3 }, "strong", "Made bread for all the town"), credit: 0.8 },
    finding({ wording: "Salt", weight: 1 }, "missing"),
    finding({ wording: "Sugar", weight: 4 }, "missing"),
  ];
  expect(writeSummary(UNDATED, findings)).toContain(
    "Strongest in the work described is “Bread”, shown by “Made bread for all the town”. Not shown, by weight: “Sugar” and “Salt”.",
  );
});

test("what was done is told before a degree that brings as many points", () => {
  const degree = finding({ wording: "BSc in Botany", kind: "education", weight: 9 }, "strong", "BSc in Botany, 2012");
  const work = finding({ wording: "Pruning" }, "strong", "Pruned four hundred apple trees a year");
  expect(writeSummary(UNDATED, [degree, work])).toContain("Strongest in the work described is “Pruning”, shown by");
  expect(writeSummary(UNDATED, [degree])).toContain("Strongest is “BSc in Botany”, shown by “BSc in Botany, 2012”.");
});

test("where the core is complete the summary goes on to what is desirable", () => {
  const half = finding({ wording: "Pastry" }, "partial", "Pastry");
  const wished = finding({ wording: "Sushi", importance: "nice" }, "missing");
  const full = finding({ wording: "Bread" }, "strong", "Bread");
  expect(writeSummary(UNDATED, [full, half, wished])).toMatch(/Shown only in part: “Pastry”\.$/u);
  expect(writeSummary(UNDATED, [full, wished])).toMatch(/Desirable and not shown: “Sushi”\.$/u);
  expect(writeSummary(UNDATED, [wished])).toContain("The one desirable point is not shown.");
  expect(writeSummary(UNDATED, [])).toBe("The CV gives no dated positions.");
});

test("the summary begins with the present work and its length, and names nobody", () => {
  const profile = extractProfile(textDocument(PLAIN_CV).pages, "2025-03-15");
  const summary = writeSummary(profile, CHEF.slice(0, 3));
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
  expect(writeSummary(UNDATED, findings)).toContain(
    "Strongest in the work described is “Craft2”, shown by “Baked every loaf for the harbour feast”",
  );
  expect(writeSummary(UNDATED, findings.slice(0, 2))).toContain("Strongest is “Craft0”.");
});

test("a CV that shows nothing is told so", () => {
  const none = [finding(ROLE, "missing"), finding({ wording: "Pastry" }, "missing")];
  expect(writeSummary(UNDATED, none)).toBe(
    "The CV gives no dated positions. None of the 2 core requirements is shown. Not shown, by weight: “Head Chef” and “Pastry”.",
  );
});

test("questions ask for proof first, then for examples, and go deeper where nothing is open", () => {
  const [first, second, third, ...deeper] = askQuestions(CHEF);
  expect(first).toBe(
    "The advertisement asks for “Must hold a full driving licence”; your CV shows nothing of it. Do you hold it, and can you show proof of it?",
  );
  expect(second).toBe(
    "The advertisement asks for “Excellent communication skills”; your CV shows nothing of it. Which situation at work called for it, and what did you do?",
  );
  expect(third).toBe(
    "The advertisement asks for “Stock control”; your CV shows “HACCP, stock control, Excel, rotas”. Where in your work did this come up, and what was your part?",
  );
  expect(deeper).toHaveLength(2);
  expect(deeper[0]).toContain(BAKED);
});

test.each([
  [ROLE, "Which of your posts came nearest to it, and under which title?"],
  [{ wording: "BSc", kind: "education" }, "Which training or work of yours stands in for it?"],
  [{ wording: "Java", required_years: 5 }, "In which posts, from when to when, did you gain it?"],
] as const)("a gap is asked about by its kind: %j", (asked, question) => {
  expect(askQuestions([finding(asked, "missing")])[0]).toContain(question);
});

test.each([
  [ROLE, "What in that work was the same, and what was different?"],
  [{ wording: "CPA", kind: "certificate" }, "What do you hold today, and until when is it valid?"],
  [{ wording: "BSc", kind: "education" }, "How does the one relate to the other?"],
  [{ wording: "Java", required_years: 5 }, "From when to when, and how much of your time, did you spend on it?"],
  [{ wording: "Menus" }, "What did you do yourself, and how far did it go?"],
] as const)("a doubt is asked about by its kind, beside what the CV shows: %j", (asked, question) => {
  const [first] = askQuestions([finding(asked, "partial", "Helped the chef to plan the menus")]);
  expect(first).toMatch(/^The advertisement asks for “.+; your CV shows “Helped the chef to plan the menus”\. /u);
  expect(first).toContain(question);
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
    finding({ wording: "Pastry", importance: "nice" }, "missing"),
    finding({ wording: "Clean the kitchen", kind: "duty", importance: "nice" }, "missing"),
    finding({ wording: "Order fresh food", kind: "duty" }, "missing"),
  ]);
  expect(rated.map(({ skill }) => skill)).toEqual([
    "Must hold a full driving licence",
    "Pastry",
    "Bread making",
    "Stock control",
    "Order fresh food",
  ]);
  expect(rated[1]).toEqual({ skill: "Pastry", level: "strong", evidence: BAKED });
  expect(rateSoftSkills(CHEF)).toEqual([
    { skill: "Excellent communication skills", level: "missing", evidence: "Not found in the CV" },
  ]);
});
