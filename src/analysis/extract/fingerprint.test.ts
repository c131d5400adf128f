import { expect, test } from "vitest";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";
import { hashContent, hashPerson } from "./fingerprint.ts";

function contentOf(text: string) {
  return hashContent(textDocument(text).pages);
}

function personOf(text: string) {
  const { pages } = textDocument(text);
  return hashPerson(pages, extractProfile(pages, "2025-03-15"));
}

function isSamePerson(one: string, other: string) {
  const known = new Set(personOf(one));
  return personOf(other).some((hash) => known.has(hash));
}

test("the same words are the same content however they are broken into lines", () => {
  expect(contentOf(PLAIN_CV.replace(" and Django", "\nand Django"))).toBe(contentOf(PLAIN_CV));
  expect(contentOf(PLAIN_CV.replace("Django", "Flask"))).not.toBe(contentOf(PLAIN_CV));
});

test("two versions of a CV are one person's by e-mail address, telephone number, or name and employer", () => {
  const other = PLAIN_CV.replace("Wrote reports in Ruby", "Wrote a great many reports");
  expect(isSamePerson(PLAIN_CV, other)).toBe(true);
  expect(isSamePerson(PLAIN_CV, other.replace("alva@example.org", "a.ashgrove@example.com"))).toBe(true);
  expect(isSamePerson(PLAIN_CV, other.replace("alva@example.org | 07700 900123", "No contact"))).toBe(true);
  expect(isSamePerson(PLAIN_CV, other.replace("07700 900123", "+44 7700 900123"))).toBe(true);
});

test("a namesake at other employers is somebody else", () => {
  const namesake =
    "Alva Ashgrove\nelse@example.org\nWork Experience\nCook, Copper Lantern\n2016 – 2018\n• Cooked lunch";
  expect(isSamePerson(PLAIN_CV, namesake)).toBe(false);
});

test("neither hash shows what it was made from", () => {
  expect([contentOf(PLAIN_CV), ...personOf(PLAIN_CV)].every((hash) => /^[0-9a-f]{16}$/u.test(hash))).toBe(true);
});
