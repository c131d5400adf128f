import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { asCurrentRole } from "./as-current-role.ts";
import { extractProfile } from "./extract-profile.ts";

function roleIn(work: string) {
  const text = `Alva Ashgrove\nalva@example.org\n\nProfile\nKeeps things in order.\n\nWork Experience\n${work}\nEducation\nDiploma in Horticulture, Askham College, 2013`;
  const role = asCurrentRole(extractProfile(textDocument(text).pages, "2025-03-15"));
  return `${role.current_job_title} @ ${role.current_employer}`;
}

const POSTS: [layout: string, work: string][] = [
  [
    "under the time with the employer",
    "Hollow Oak (2014 - Present)\nGardener (2019 - Present)\n• Dug.\nLabourer (2014 - 2019)",
  ],
  [
    "in a table",
    "Company Role From To\nHollow Oak Ltd Gardener Jun 2016 Present\nFern Hill Ltd Labourer May 2012 May 2016",
  ],
  ["behind labels", "Current Employer: Hollow Oak\nDesignation: Gardener\nDuration: June 2016 - Till Date"],
  [
    "as forms of the European Union put it",
    "Dates March 2019 - present\nOccupation or position held Gardener\nName and address of employer Hollow Oak, Leeds (UK)",
  ],
  ["beside a town", "Gardener, Harrogate\nHollow Oak\n2019 - Present\n• Dug."],
  ["above a list of tools", "Hollow Oak July 2021 – Present\nGardener | Node.js, GraphQL, Docker Leeds, UK\n• Built."],
  [
    "running on into its text",
    "Hollow Oak Leeds , England Gardener 02/2015 to Current Employed a variety of tools for people to explore in their learning and play.\nFern Hill Leeds , England Labourer 01/2012 to 12/2014",
  ],
  [
    "in another language",
    "Hollow Oak, Eindhoven - Gardener\n05/2019 – Heden\nFern Hill, Utrecht - Labourer\n2014 – 2019",
  ],
  ["below a plain name and without dates", "Hollow Oak\nGardener\n• Dug.\nFern Hill\nLabourer\n• Carried."],
  [
    "with a project below it",
    "Gardener | Hollow Oak | Leeds\nMar 2019 - Present\nProject: Rose Renewal\nJan 2021 - Present\n• Planned.",
  ],
  [
    "behind a sheet about a project",
    "Company: Hollow Oak\nRole: Gardener\nTeam Size: 12\nDuration: Feb 2017 to Till Date",
  ],
  [
    "between the employer and the text",
    "Hollow Oak Ltd, Leeds\nOctober 2015 - Present\nGardener\nKept the beds and the borders of nine gardens in order.",
  ],
  ["not as the first one", "Labourer\nFern Hill\n2014 - 2019\nGardener\nHollow Oak\n2019 - Present"],
];

test.each(POSTS)("the present post is found %s", (_, work) => {
  expect(roleIn(work)).toMatch(/^Gardener @ Hollow Oak(?: Ltd)?$/u);
});

test("a project that outlasts its post does not take its place", () => {
  const work =
    "Gardener\nHollow Oak\n2014 - 2017\nProject: Rose Renewal\nClient: Norwood Bank\nRole: Planner\nDuration: Jan 2018 to Present";
  expect(roleIn(work)).toBe("Gardener @ Hollow Oak");
});

test("a field in brackets behind the title belongs to it, and firms may begin with a small letter", () => {
  expect(roleIn("Head Gardener (Projects)\neHollow Oak\n2019 - Present\n• Dug.")).toBe(
    "Head Gardener (Projects) @ eHollow Oak",
  );
});

test("an employer before a rank needs no mark between them", () => {
  expect(roleIn("Kestrelby Senior Gardener 06/2016 - Present\n• Dug.")).toBe("Senior Gardener @ Kestrelby");
  expect(roleIn("Regional Senior Gardener 06/2016 - Present\n• Dug.")).toBe("Regional Senior Gardener @ null");
});
