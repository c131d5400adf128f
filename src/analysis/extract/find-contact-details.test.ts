import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";

function contactOf(text: string) {
  const { email, phone } = extractProfile(textDocument(text).pages, "2025-03-15");
  return { email, phone };
}

test.each([
  ["alva@example.org | 07700 900123", "alva@example.org", "07700 900123"],
  [
    "E-mail: Alva.Ashgrove+jobs@mail.example.co.uk, Tel: +44 7700 900123",
    "Alva.Ashgrove+jobs@mail.example.co.uk",
    "+44 7700 900123",
  ],
  ["(555) 010-0123 • alva@example.org.", "alva@example.org", "(555) 010-0123"],
  ["Fax: 555 010 0199, Mobile: 555.010.0123", null, "555.010.0123"],
  ["Available 2010 - 2014 and 2015 - 2018", null, null],
  ["Social security 123-45-6789", null, null],
  ["Annals of Gardens 1416.1 (2011)", null, null],
])("the recruiter can reach a candidate who writes “%s”", (line, email, phone) => {
  expect(contactOf(`Alva Ashgrove\n${line}\nProfile\nGardener`)).toEqual({ email, phone });
});

test("the referee's address is not the person's", () => {
  const cv =
    "Alva Ashgrove\nExperience\nGardener, Hollow Oak\n2016 – 2018\nReferences\nLee Moss, lee@example.org, 07700 900456";
  expect(contactOf(cv)).toEqual({ email: null, phone: null });
});

test("the supervisor's number inside a post is not the person's, but a supervisor's own is", () => {
  const work =
    "Experience\nGardener, Hollow Oak\n2016 – 2018\nSupervisor: Edda Moss, edda@example.org, phone 555 010 0199";
  expect(contactOf(`Alva Ashgrove\n${work}`)).toEqual({ email: null, phone: null });
  expect(contactOf(`Alva Ashgrove\nShift Supervisor | alva@example.org | 07700 900123\n${work}`)).toEqual({
    email: "alva@example.org",
    phone: "07700 900123",
  });
});

test("of several addresses the one that holds the name counts", () => {
  expect(contactOf("Alva Ashgrove\ninfo@example.org ashgrove@example.org\nProfile\nGardener").email).toBe(
    "ashgrove@example.org",
  );
});

test("a customer's number inside the work is not the candidate's telephone", () => {
  expect(
    contactOf("Alva Ashgrove\nExperience\nGardener, Hollow Oak\n2016 – 2018\n• Order 555 010 0123 delivered").phone,
  ).toBe(null);
});
