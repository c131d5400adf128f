import { expect, test } from "vitest";
import { analysisReadyMail, leadMail, resultsMail, waitlistMail } from "./lead-mails.ts";
import { alreadyRegisteredMail, confirmationMail, passwordChangedMail, recoveryMail } from "./account-mails.ts";

const LINK = "http://evenhand.test/reset-password?token=a&b=c";
const LOGIN = "http://evenhand.test/login";
const lettersTo = (full_name: string) => [
  recoveryMail({ full_name }, LINK),
  confirmationMail({ full_name }, LINK),
  alreadyRegisteredMail({ full_name }, { login: LOGIN, recovery: LINK }),
  passwordChangedMail({ full_name }, { recovery: LINK }),
];

test("every letter greets by name and carries its link in both bodies", () => {
  for (const { body_text, body_html } of lettersTo("Robin Hale")) {
    expect(body_text).toMatch(/^Hello Robin Hale,\n/);
    expect(body_text.split("\n")).toContain(LINK);
    expect(body_html).toContain("Hello Robin Hale,");
    expect(body_html).toContain(`href="${LINK.replace("&", "&#38;")}"`);
  }
});

test("a person who is already registered can log in or set a new password", () => {
  const { body_text } = alreadyRegisteredMail({ full_name: "Robin" }, { login: LOGIN, recovery: LINK });
  expect(body_text.split("\n").filter((line) => line.startsWith("http"))).toEqual([LOGIN, LINK]);
  expect(body_text).toContain("nothing was changed");
});

test("a name with tags is shown and not obeyed", () => {
  for (const { subject, body_text, body_html } of lettersTo(`<script>alert("1")&'`)) {
    expect(subject).not.toContain("script");
    expect(body_text).toContain(`Hello <script>alert("1")&',`);
    expect(body_html).toContain("Hello &#60;script&#62;alert(&#34;1&#34;)&#38;&#39;,");
    expect(body_html).not.toContain("<script");
  }
});

test("a name with line breaks stays on one line", () => {
  for (const { body_text, body_html } of lettersTo("Robin\r\n\r\nBcc eve\u2028\u0000Hale\u202e")) {
    expect(body_text).toMatch(/^Hello Robin Bcc eve Hale,\n/);
    expect(body_html).toContain(">Hello Robin Bcc eve Hale,<");
  }
});

test.each(["", " ", "Win at https://eve.example", "www.eve.example", "eve@example.com", "a".repeat(61)])(
  "nobody is greeted with %j",
  (name) => {
    for (const { body_text } of lettersTo(name)) expect(body_text).toMatch(/^Hello,\n/);
  },
);

test("initials and titles are names", () => {
  for (const name of ["J.R.R. Tolkien", "Dr. O'Neill", "Zoë Müller-Łukasz", "李小龙"])
    expect(recoveryMail({ full_name: name }, LINK).body_text).toContain(`Hello ${name},`);
});

const HOME = "http://evenhand.test";
const upload = { id: "u-1", total_cvs: 12, vacancy: { title: "Data Analyst" } };
const judged = {
  file_name: "cv.pdf",
  score: 92,
  shortlist_rank: 1,
  engine_version: "local-3",
  summary: "Eight years with\nreports.",
  strengths: ["SQL", "Forecasts."],
  concerns: ["“Tableau” is not shown"],
  findings: [],
};

test("every letter leads only to us and fetches nothing", () => {
  const letters = [
    ...lettersTo("Robin"),
    waitlistMail("Robin", HOME),
    leadMail(LINK),
    resultsMail(upload, [{ candidate_name: "Alva", ...judged }], [], HOME),
    analysisReadyMail({ full_name: "Robin" }, upload, HOME),
  ];
  for (const { subject, body_text, body_html } of letters) {
    for (const [, link = ""] of body_html.matchAll(/href="([^"]*)"/g)) expect(new URL(link).origin).toBe(HOME);
    expect(body_html).not.toMatch(/<img|<script|<link|url\(|src=/);
    expect(body_html).toContain(`<title>${subject.replaceAll("'", "&#39;")}</title>`);
    expect(body_text).toMatch(/\n\n-- \nEvenhand\n$/);
  }
});

test("the scores come as one ranking that names its engine, and names nobody beyond the line", () => {
  const people = [
    { candidate_name: "Alva <b>Ashgrove</b>", ...judged },
    { candidate_name: null, ...judged, file_name: "moss final.pdf", score: 71, shortlist_rank: 2 },
  ];
  const { body_text, body_html } = resultsMail(upload, people, [], HOME);
  expect(body_text).toContain("The screening of 12 CVs for “Data Analyst” is done.");
  expect(body_text).toContain("\n\n1. Alva <b>Ashgrove</b>: 92\n2. moss final (name not found): 71\n\n");
  expect(body_text).toContain("Judged by: Local engine (local-3).");
  expect(body_html).toContain('<li value="1">Alva &#60;b&#62;Ashgrove&#60;/b&#62;: <strong>92</strong></li>');
});

test("where nothing could be scored no shortlist is promised", () => {
  const { body_text } = resultsMail({ ...upload, total_cvs: 1, vacancy: null }, [], [], HOME);
  expect(body_text).toContain("The screening of 1 CV for your job description is done.");
  expect(body_text).toContain("No CV could be scored.");
  expect(body_text).not.toContain("shortlist");
});

test("of each candidate the mail says what a free result shows", () => {
  const { body_text } = resultsMail(upload, [{ candidate_name: "Alva", ...judged }], [], HOME);
  expect(body_text).toContain(
    "Alva: Proceed to Interview. Next step: schedule an interview immediately.\n\nEight years with reports.\n\nStrengths: SQL; Forecasts.\n\nTo consider: “Tableau” is not shown.\n\n",
  );
});
