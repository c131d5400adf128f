import { expect, test } from "vitest";
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

test("whoever is already registered can log in or set a new password", () => {
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
