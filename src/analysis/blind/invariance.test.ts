import fc from "fast-check";
import { expect, test } from "vitest";
import { compareBlind, listSwaps, SOMEONE, writeAs } from "#tests/support/identity-swaps.ts";
import { PLAIN_CV } from "#tests/support/invented-documents.ts";
import { INVENTED_PROFESSIONS } from "#tests/support/invented-professions.ts";

const BODY = PLAIN_CV.split("\n").slice(2).join("\n");
/** Several lines above the first heading, of which the last ones could be places, and a line of the work that names the person. */
const LONG_OPENING = [
  "Land Specialist",
  "Position Applying",
  "Field Specialist (Generalist)",
  "Department of Orchards",
  "Orchards, Bureau of Old Trees",
  "Mossy Hill Region, Division of Fruit",
  "Objective",
  "To look after old trees.",
  "Work Experience",
  "Company - Hollow Oak Ltd",
  "March 2015 – June 2021",
  "Looked after old trees",
].join("\n");
const CVS = [
  BODY,
  LONG_OPENING,
  ...INVENTED_PROFESSIONS.map(({ title, duties, skills, degrees }) =>
    [
      title,
      "Summary",
      `${title} with many years behind a desk, in the field and on the road.`,
      "Work Experience",
      `${title}, Hollow Oak`,
      "March 2015 – June 2021",
      ...duties.map((duty) => `• ${duty}`),
      "Education",
      `${degrees[0]}, University of Arborough, 2004`,
      "Skills",
      skills.join(", "),
    ].join("\n"),
  ),
];

test.each([
  "name",
  "pronoun",
  "gender",
  "address",
  "nationality",
  "birth_date",
  "graduation_year",
  "photo",
  "mother_tongue",
  "marital_status",
  "disability",
])("two people who differ in their %s leave the same words behind", (kind) => {
  const texts = CVS.flatMap((cv) => [0, 1, 2, 3].flatMap((layout) => listSwaps(cv, layout))).filter(
    (swap) => swap.kind === kind,
  );
  const differences = texts.flatMap(({ texts: [first = "", ...others] }) =>
    others.flatMap((other) => compareBlind(first, other)),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(differences).toEqual([]);
});

test("the comparison sees a difference in the work", () => {
  expect(compareBlind(BODY, BODY.replace("PostgreSQL", "MongoDB"))).not.toEqual([]);
});

const SYLLABLES = "an ba chi do el fu gwen hya ij ko la mwe ngu ña ola phi qua ró shu thị ün ve wło xi yé zs".split(
  " ",
);
const SURNAMES =
  "Walsh,Washington,Al-Farsi,O'Brien,Nguyễn,Baker,Young,de la Cruz,van den Berg,Smith-Jones,Øster,Łukasz,Иванова,Παππά,العربي,李,Das,Ma,Ba".split(
    ",",
  );
const givenName = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 2, maxLength: 4 })
  .map((parts) => parts.join(""))
  .filter((word) => word.length > 3)
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const anyName = fc
  .tuple(givenName, fc.option(fc.constantFrom("J.", "Marie", "Chidi")), fc.constantFrom(...SURNAMES), fc.boolean())
  .map(([given, middle, family, isLoud]) => {
    const name = [given, middle, family].filter((part) => part !== null).join(" ");
    return isLoud && family.length > 2 ? name.toUpperCase() : name;
  });

test("whatever somebody is called, the same words are judged", () => {
  const layout = fc.constantFrom(0, 1, 2, 3);
  fc.assert(
    fc.property(anyName, layout, fc.constantFrom(...CVS), (name, chosen, cv) => {
      expect(compareBlind(writeAs(cv, SOMEONE, chosen), writeAs(cv, { ...SOMEONE, name }, chosen))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["A British accountant with ten years of practice", "An Indian accountant with ten years of practice"],
  ["I am British and Irish by birth, born in Leeds", "I am Pakistani and Kenyan by birth, born in Karachi"],
  ["US citizen, eligible to work in the UK", "South African citizen, eligible to work in the Netherlands"],
  ["Captain of the women's rugby team", "Captain of the men's rugby team"],
  ["Saleswoman, waitress, hostess and chairwoman", "Salesman, waiter, host and chairman"],
  ["STEWARDESSES and actresses", "STEWARDS and actors"],
  ["She's proud of herself and her team", "He's proud of himself and his team"],
  ["They've led their team themselves", "He's led his team himself"],
  ["Returned from maternity leave, mother of two", "Returned from paternity leave, father of two"],
  ["58 years old, married with two children", "23 years old, married with one child"],
  ["Age: 58 | Python", "Age: 23 | Python"],
  ["Nationality: British, Python, Java", "Nationality: Papua New Guinean, Python, Java"],
  ["Religion: Muslim; Gender: Female; Python", "Religion: Roman Catholic; Gender: Male; Python"],
  ["Mother tongue: Urdu, Python", "Mother tongue: English, Python"],
  ["Languages: Spanish (native), English", "Languages: Spanish, English"],
  ["I am a native speaker of Hindi", "I am a speaker of Hindi"],
  ["Native Spanish speaker", "Spanish speaker"],
  ["I have dyslexia. Careful with figures", "I was registered blind. Careful with figures"],
  ["Photo attached. Punctual", "Punctual"],
  ["GCSEs 1979, A-levels 1981", "GCSEs 2009, A-levels 2011"],
  ["Class of '85, University of Arborough", "Class of '15, University of Arborough"],
])("“%s” reads like “%s”", (first, second) => {
  expect(compareBlind(writeAround(first), writeAround(second))).toEqual([]);
});

function writeAround(line: string): string {
  return `Alva Ashgrove\nProfile\n${line}\nAdditional information\n${line}`;
}

test.each([
  "Retouched photographs and portrait series for a museum",
  "Supported adults with learning disabilities and deaf pupils",
  "Built native mobile apps in React Native",
  "Handled disability insurance claims",
  "Taught English to speakers of other mother tongues",
  "Photo editing, photo shoots, picture research",
])("this is work and stays: %s", (line) => {
  expect(compareBlind(`Alva Ashgrove\nExperience\n${line}`, `Alva Ashgrove\nExperience\nNothing`)).toHaveLength(1);
  const [difference] = compareBlind(`Alva Ashgrove\nSkills\n${line}`, `Alva Ashgrove\nSkills\nNothing`);
  expect(difference?.first).toContain(line);
});
