import { expect, test } from "vitest";
import { cleanEmail } from "./clean-email.ts";

const draft = { subject: "Your application", content: "Dear Amara,\n\nThank you." };
const fenced = (text: string, kind = "json") => `\`\`\`${kind}\n${text}\n\`\`\``;

test.each<[string, unknown]>([
  ["an object", draft],
  ["an object that calls its text email", { subject: draft.subject, email: draft.content }],
  ["an object that calls its text message", { subject: draft.subject, message: draft.content }],
  ["an object with an empty content beside the text", { subject: draft.subject, content: "", email: draft.content }],
  ["JSON", JSON.stringify(draft)],
  ["JSON of JSON", JSON.stringify(JSON.stringify(draft))],
  ["JSON in a code fence", fenced(JSON.stringify(draft))],
  ["JSON in a fence without a language", fenced(JSON.stringify(draft), "")],
  ["an object whose text is the draft as JSON", { subject: "", content: JSON.stringify(draft) }],
  ["an object whose text is the draft in a fence", { content: fenced(JSON.stringify(draft)) }],
  ["a text in a fence", { ...draft, content: fenced(draft.content, "text") }],
  ["escaped line ends", { ...draft, content: "Dear Amara,\\n\\nThank you." }],
  ["line ends of Windows", { ...draft, content: "Dear Amara,\r\n\r\nThank you." }],
  ["escaped line ends of Windows", { ...draft, content: "Dear Amara,\\r\\n\\r\\nThank you." }],
  ["space around it", { subject: " Your\n application ", content: `\n${draft.content}\n\n` }],
])("%s becomes the draft", (_what, answer) => {
  expect(cleanEmail(answer)).toEqual(draft);
});

test.each([
  ['She said \\"yes\\"', 'She said "yes"'],
  ["it\\'s", "it's"],
  ["a\\/b", "a/b"],
  ["C:\\\\notes", "C:\\notes"],
  ["a {brace} and a ``` fence inside", "a {brace} and a ``` fence inside"],
  ["{not json", "{not json"],
])("%s is read as %s", (written, read) => {
  expect(cleanEmail({ subject: "", content: written })?.content).toBe(read);
});

test("a bare text is the letter, without a subject", () => {
  expect(cleanEmail("Dear Amara")).toEqual({ subject: "", content: "Dear Amara" });
});

test.each([undefined, null, 7, "", "  ", {}, [], { subject: "Only this" }, { content: 7 }, { content: " " }, "{}"])(
  "there is no letter in %j",
  (answer) => {
    expect(cleanEmail(answer)).toBeUndefined();
  },
);
