import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";

const CHEF = `Head Chef
About us
We are a proud hotel with a golden history by the sea.
Responsibilities
• Plan seasonal menus with our gardeners
Requirements
• Minimum five years' experience as a chef
• Food hygiene and stock control
• Must hold a full driving licence
• Calm communication under pressure
Desirable
• Experience of pastry or baking
What we offer
• 28 days of holiday and a pension`;

function criterion(text: string, wording: string) {
  const found = buildVacancy(textDocument(text).pages).criteria.find((one) =>
    one.wording.toLowerCase().includes(wording),
  );
  if (found === undefined) throw new Error(`no criterion about ${wording}`);
  return found;
}

function termsFor(line: string): string[] {
  const { criteria } = buildVacancy(textDocument(`Porter\nRequirements\n${line}`).pages);
  return criteria.flatMap((one) => one.terms);
}

test("years in the role are the row of the role, a fifth of the whole", () => {
  const { title, criteria } = buildVacancy(textDocument(CHEF).pages);
  expect(title).toBe("Head Chef");
  expect(criteria[0]).toMatchObject({
    id: "c1",
    wording: "Minimum five years' experience as a chef",
    kind: "role",
    importance: "must",
    required_years: 5,
    terms: expect.arrayContaining(["head chef", "chef"]),
  });
  const sum = criteria.reduce((total, { weight }) => total + weight, 0);
  expect((criteria[0]?.weight ?? 0) / sum).toBeCloseTo(0.2, 1);
  expect(criteria.filter(({ kind }) => kind === "role")).toHaveLength(1);
});

test("a sense of humour is no technical skill", () => {
  const text = "Data Analyst\nRequirements\n• A sense of humour\n• A can-do attitude\n• Strong SQL";
  const kinds = ["humour", "attitude", "sql"].map((wording) => criterion(text, wording).kind);
  expect(kinds).toEqual(["soft_skill", "soft_skill", "skill"]);
});

test("a title in capitals does not shout on the board either", () => {
  const { title, criteria } = buildVacancy(textDocument("HEAD CHEF\nRequirements\n• Food hygiene").pages);
  expect([title, criteria[0]?.wording]).toEqual(["Head Chef", "Head Chef"]);
});

test("a role without years is its plain title", () => {
  const text = "Lighthouse Keeper\nRequirements\n• Knowledge of marine radio\n• Three years of diesel engine repair";
  expect(buildVacancy(textDocument(text).pages).criteria[0]).toMatchObject({
    wording: "Lighthouse Keeper",
    kind: "role",
    required_years: null,
  });
});

test("the only years that are asked for, in a setting, are years in the role", () => {
  const text = "Lorry Driver\nRequirements\n• Two years on long routes\n• Knowledge of load securing";
  const [role, ...others] = buildVacancy(textDocument(text).pages).criteria;
  expect(role).toMatchObject({ wording: "Two years on long routes", kind: "role", required_years: 2 });
  expect(others.map(({ wording }) => wording)).toEqual(["Knowledge of load securing"]);
});

test("a label that only counts years is the row that says what they are for", () => {
  const text =
    "Porter\nExperience: 3-5 years\nRequirements\n• Minimum 3 years in a railway hotel\n• Knowledge of trunks";
  const wordings = buildVacancy(textDocument(text).pages).criteria.map(({ wording }) => wording);
  expect(wordings).toEqual(["Minimum 3 years in a railway hotel", "Knowledge of trunks"]);
});

test("why something is asked for is no row", () => {
  const text =
    "Porter\nAbout you\nYou will be driving between hotels, so a full driving licence is needed. You know trunks.";
  expect(buildVacancy(textDocument(text).pages).criteria.some(({ wording }) => wording.includes("between"))).toBe(
    false,
  );
});

test("what nobody is taken without stays on a full board", () => {
  const wishes = Array.from({ length: 20 }, (_, at) => `• Knowledge of subject ${"abcdefghijklmnopqrstuvwxyz"[at]}x`);
  const text = `Porter\nRequirements\n• Handling of heavy trunks, no exceptions\nDesirable\n${wishes.join("\n")}`;
  const gates = buildVacancy(textDocument(text).pages).criteria.filter(({ importance }) => importance === "gate");
  expect(gates.map(({ wording }) => wording)).toEqual([expect.stringContaining("heavy trunks")]);
});

test("what the employer says of itself in brackets is no part of a row", () => {
  const text = "Porter\nRequirements\n• A site card (we pay for the course)\n• Knowledge of trunks";
  expect(criterion(text, "site card").wording).toBe("A site card");
});

test("praise of the employer and its benefits ask for nothing", () => {
  const wordings = buildVacancy(textDocument(CHEF).pages)
    .criteria.map((one) => one.wording)
    .join("\n");
  expect(wordings).not.toMatch(/holiday|golden/u);
});

test("essential, desirable and lawful conditions are told apart", () => {
  expect(criterion(CHEF, "food hygiene").importance).toBe("must");
  expect(criterion(CHEF, "pastry").importance).toBe("nice");
  expect(criterion(CHEF, "driving licence")).toMatchObject({ importance: "gate", kind: "certificate" });
  expect(criterion(CHEF, "communication").kind).toBe("soft_skill");
});

test("the years asked for are a number", () => {
  expect(criterion(CHEF, "five years").required_years).toBe(5);
});

test("a bullet is one criterion in the advertisement's own words", () => {
  expect(criterion(CHEF, "food hygiene")).toMatchObject({
    wording: "Food hygiene and stock control",
    terms: ["food hygiene", "stock control"],
  });
  expect(criterion(CHEF, "pastry").terms).toEqual(expect.arrayContaining(["pastry", "baking"]));
});

test("wording beats the heading it stands under", () => {
  const text = "Gardener\nRequirements\nKnowledge of pruning roses\nKnowledge of beekeeping is a plus";
  expect(criterion(text, "pruning").importance).toBe("must");
  expect(criterion(text, "beekeeping").importance).toBe("nice");
});

test("an everyday word is a skill only as its name is written", () => {
  expect(termsFor("Experience with Go services")).toContain("golang");
  expect(termsFor("Happy to go anywhere with heavy luggage")).not.toContain("golang");
});

test("a description without any requirement still yields criteria", () => {
  const text = "Night Watch\nWalk around the lighthouse and polish the great lamp.\nWrite the weather book every hour.";
  expect(buildVacancy(textDocument(text).pages).criteria.length).toBeGreaterThan(0);
});

test("there are never more than sixteen criteria, and their ids are in order", () => {
  const many = Array.from({ length: 60 }, (_, index) => `Knowledge of peculiar subject${index} craft`).join("\n");
  const { criteria } = buildVacancy(textDocument(`Gardener\nRequirements\n${many}`).pages);
  expect(criteria.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `c${index + 1}`));
});
