import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";

test("ligatures, bullets, odd spaces and unseen characters are tidied", () => {
  const raw = "\uF0B7 O\uFB03ce\u00A0sta\uFB00\u200B and\u202E\u{E0041} pro\uFB01les of teams\u2011work";
  expect(textDocument(raw).pages[0]?.text).toBe("• Office staff and profiles of teams-work");
});

test("a word broken at the end of a line is whole again", () => {
  expect(textDocument("long devel\uFFFE\nopment of soft\u00ADware things").pages[0]?.text).toBe(
    "long development of software things",
  );
});

test("unreadable glyphs lower the reading quality", () => {
  expect(textDocument("readable words and more readable words \uFFFD\uFFFD\uFFFD\uFFFD").quality).toBeLessThan(0.95);
});
