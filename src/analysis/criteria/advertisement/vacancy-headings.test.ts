import { expect, test } from "vitest";
import { HEADING_FAMILIES } from "./heading-families.ts";
import { familyOf, findPart } from "./vacancy-headings.ts";

const EXAMPLES: Record<string, string> = {
  "says what is not asked": "What you don't need",
  "says that it is not needed": "Desirable",
  "sets somebody apart": "Makes you stand out",
  "imagines somebody better still": "What would make you right for this",
  "what the employer plainly gives or does": "What we offer",
  "names what must be done": "Essential functions",
  "plainly asks": "Who we are looking for",
  "what the employer gives": "The fine print",
  "how to apply": "Next steps",
  "who the employer is": "Our story",
  "names what is done": "Main duties",
  "names what is asked": "Sound like you?",
  "speaks of the work": "Your week",
  "opens the text": "Overview",
};

test.each(HEADING_FAMILIES.map(({ name, part }) => [name, part] as const))(
  "a heading that %s opens %s",
  (name, part) => {
    const heading = EXAMPLES[name] ?? "";
    expect(HEADING_FAMILIES.find(({ pattern }) => pattern.test(heading))?.name).toBe(name);
    expect(familyOf(heading)).toBe(part);
  },
);

test.each([
  ["Preferred qualifications", "nice"],
  ["What we require", "must"],
  ["Essential criteria for application", "must"],
  ["MINIMUM QUALIFICATIONS", "must"],
  ["What you'll also need", "must"],
  ["It would be grand if you also had", "nice"],
  ["What you can expect from us", "boilerplate"],
  ["What the work looks like", "duty"],
  ["How we hire", "boilerplate"],
  ["Requirements (please read them all before you apply)", "must"],
  ["Who can apply", "must"],
  ["Secondary skills", "nice"],
  ["Essential Duties and Responsibilities", "duty"],
  ["Job profile:", "duty"],
  ["Ideally", "nice"],
  ["It helps if", "nice"],
  ["Not required:", "boilerplate"],
  ["Pluses:", "nice"],
  ["Would be an asset:", "nice"],
  ["Considered as assets:", "nice"],
  ["What's involved:", "duty"],
  ["Examples of work (illustrative only)", "duty"],
  ["3. Desirable", "nice"],
  ["# Things we can't do without", "must"],
  ["Rather have than not:", "nice"],
])("“%s” opens %s", (heading, part) => {
  expect(findPart(heading)).toBe(part);
});

test.each([
  "Experience with Python",
  "Knowledge of knots",
  "SENIOR LAMP TECHNICIAN",
  "• Requirements",
  "3. Knots and tide tables",
])("“%s” is no heading", (line) => {
  expect(findPart(line)).toBeUndefined();
});

test("what is imagined before anything is asked for is the list itself", () => {
  expect(findPart("What would make you right for this?", false)).toBe("must");
  expect(findPart("What would make you right for this?", true)).toBe("nice");
});
