import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const WORDS = "Café – “chef” wanted";

test.each([
  ["UTF-8", Buffer.from(WORDS)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${WORDS}`)],
  ["UTF-16, low byte first", Buffer.from(`\ufeff${WORDS}`, "utf16le")],
  ["UTF-16, high byte first", Buffer.from(`\ufeff${WORDS}`, "utf16le").swap16()],
  ["Windows-1252", Buffer.from("Caf\u00e9 \u0096 \u0093chef\u0094 wanted", "latin1")],
])("a text file in %s says what it says", (_, bytes) => {
  expect(decodeText(bytes)).toBe(WORDS);
});
