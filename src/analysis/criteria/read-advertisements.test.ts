import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";

const BOARD = `Senior QA Engineer ( m/f/d )
Date posted: 2021-07-14
Likes: 0 Dislikes: 0 Love: 0
Location options:
Remote Paid relocation
Job type:
Full-time
Company size:
501-1k people
Technologies
docker agile selenium amazon-web-services
Job description
Foxglove is proud of its golden history .
Requirements
* Experience of cloud services ( e.g .
Azure ) *
* Jenkins is a plus .
is a global leader in invented lamps .
We are an equal opportunity employer .
What we offer
Free coffee`;

function read(text: string) {
  return buildVacancy(textDocument(text).pages);
}

function wordingsOf(text: string): string[] {
  return read(text).criteria.map(({ wording }) => wording);
}

test("what a notice board adds is no requirement", () => {
  expect(read(BOARD).title).toBe("Senior QA Engineer");
  expect(wordingsOf(BOARD).join("\n")).not.toMatch(
    /Likes|Full-time|people|Remote|global leader|opportunity|coffee|golden/u,
  );
});

test("a line of technologies is one requirement each", () => {
  expect(wordingsOf(BOARD)).toEqual(expect.arrayContaining(["Docker", "Agile", "Selenium", "Amazon web services"]));
});

test("a sentence broken over two lines is read as one", () => {
  expect(wordingsOf(BOARD)).toContain("Experience of cloud services (e.g. Azure)");
});

test("what is a plus stays a plus", () => {
  expect(read(BOARD).criteria.find(({ terms }) => terms.includes("jenkins"))?.importance).toBe("nice");
});

test("essential and desirable may stand in the line itself", () => {
  const { criteria } = read("Gardener\nEssential: knowledge of pruning roses\nDesirable: a diploma in horticulture");
  expect(criteria.find(({ wording }) => wording.includes("roses"))?.importance).toBe("must");
  expect(criteria.find(({ wording }) => wording.includes("diploma"))).toMatchObject({
    importance: "nice",
    kind: "education",
  });
});

test("headings may carry the profession, and bullets may be numbers", () => {
  const text =
    "Accountant\naccountant responsibilities\n1. Prepare journal entries every month\naccountant qualifications\n2. Knowledge of bookkeeping\n3. Knowledge of payroll\n4. Knowledge of VAT";
  expect(read(text).criteria).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ wording: "Prepare journal entries every month", kind: "duty", importance: "must" }),
      expect.objectContaining({ wording: "Knowledge of bookkeeping", importance: "must" }),
    ]),
  );
});

test("an advertisement pasted into one line is taken apart", () => {
  const text = `Lamp Keeper\nThe lighthouse is old and stands on a cliff above the invented sea, where storms are frequent and visitors are rare. Your Tasks You are responsible for polishing the lamp Your Profile You have experience with diesel engines You understand marine radio We offer A warm stove and a boat`;
  const wordings = wordingsOf(text).join("\n");
  expect(wordings).toContain("Experience with diesel engines\nUnderstand marine radio");
  expect(wordings).not.toContain("stove");
});

test("duties stand in where nothing is required", () => {
  const text =
    "Nurses\nResponsibilities:\n- Conducting ward rounds and handing over patients\n- Change wound dressings at the minimum cost required";
  const { criteria } = read(text);
  expect(criteria[0]).toMatchObject({ wording: "Nurses", kind: "role", importance: "must" });
  expect(criteria.slice(1).map(({ kind, importance }) => `${importance} ${kind}`)).toEqual(["must duty", "must duty"]);
  expect(criteria[1]?.terms).toContain("ward rounds");
  expect(criteria[1]?.terms).not.toContain("conducting");
});

test("a title keeps its craft and loses its place", () => {
  expect(read("Software Engineer - Java\nRequirements\nKnowledge of Kafka").title).toBe("Software Engineer - Java");
  expect(read("Nurse - Arborough, Northshire\nRequirements\nKnowledge of wound care").title).toBe("Nurse");
});

test("databases are no police check, and a police check is to be checked, not judged", () => {
  const { criteria, formalities } = read(
    "Developer\nRequirements\nKnowledge of relational DBs\nAn enhanced DBS check is essential",
  );
  expect(criteria.map(({ wording }) => wording)).toContain("Knowledge of relational DBs");
  expect(criteria.map(({ wording }) => wording).join()).not.toContain("DBS");
  expect(formalities).toEqual(["An enhanced DBS check is essential"]);
});

test("a high degree of accuracy is no degree", () => {
  const { criteria } = read("Clerk\nRequirements\nA high degree of accuracy");
  expect(criteria.find(({ wording }) => wording.includes("accuracy"))?.kind).toBe("soft_skill");
});

test("a field of work named in passing proves nothing", () => {
  const { criteria } = read(
    "Clerk\nRequirements\nConfer with marketing staff about the harbour calendar\nMarketing experience",
  );
  expect(criteria.find(({ wording }) => wording.startsWith("Confer"))?.terms).not.toContain("marketing");
  expect(criteria.find(({ wording }) => wording === "Marketing experience")?.terms).toContain("marketing");
});

test("a degree or equivalent experience is education, whichever of the two comes first", () => {
  const { criteria } = read("Clerk\nRequirements\nA degree or equivalent experience\nKnowledge of ledgers");
  expect(criteria.find(({ wording }) => wording.includes("degree"))?.kind).toBe("education");
});

test.each(["HGV Class 1", "LGV C+E", "Class 1 driver, artics", "Category C+E entitlement"])(
  "“%s” is one licence by any of its names",
  (line) => {
    const terms = read(`Porter\nRequirements\n${line}\nKnowledge of ledgers`).criteria.flatMap((one) => one.terms);
    expect(terms).toEqual(expect.arrayContaining(["hgv", "lgv", "class 1 licence", "category c+e"]));
  },
);

test("a requirement and a degree in the same field are two rows", () => {
  const text = "Lamp Keeper\nRequirements\n- Degree in marine radio and optics\n- Six years in marine radio and optics";
  expect(read(text).criteria.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["education"]));
  expect(wordingsOf(text).join("\n")).toContain("Six years");
});

test("in a list with semicolons only the item that is called a plus is one", () => {
  const list =
    "Radio ticket highly advantageous; strong chart work a must; experience with oil lamps; full boat licence.";
  const { criteria } = read(`Lamp Keeper\nThe Person\n${list}`);
  const nice = criteria.filter(({ importance }) => importance === "nice").map(({ wording }) => wording);
  expect(nice).toEqual([expect.stringContaining("Radio ticket")]);
});
