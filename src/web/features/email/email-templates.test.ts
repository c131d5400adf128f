import { expect, test } from "vitest";
import { CandidateId } from "#shared/ids.ts";
import { applyTemplate, EMAIL_TEMPLATES } from "./email-templates.ts";
import { mailtoLink } from "./mailto-link.ts";

const id = CandidateId.parse("00000000-0000-4000-8000-000000000001");

test.each(EMAIL_TEMPLATES)("the letters for a $role name the position and judge nobody", (template) => {
  for (const type of ["interview", "rejection"] as const) {
    const { subject, content } = applyTemplate(template, type, { id, name: "Amara", isNamed: true, jobTitle: null });
    expect(subject).toContain(template.role);
    expect(content).toMatch(/^Dear Amara,\n\n[\s\S]+\n\nKind regards,\n\[Your name\]$/);
    expect(content).not.toMatch(/\d|score/i);
  }
});

test("what was applied for wins over the template's role, and a name nobody knows is not written", () => {
  const [template] = EMAIL_TEMPLATES;
  if (template === undefined) throw new Error("no template");
  const { subject, content } = applyTemplate(template, "interview", {
    id,
    name: "scan 0012",
    isNamed: false,
    jobTitle: "Baker",
  });
  expect(subject).toBe("Invitation to interview: Baker");
  expect(content.startsWith("Hello,")).toBe(true);
});

test("an address cannot add a header or a second letter to the link", () => {
  const link = mailtoLink({ subject: "a&bcc=x", content: "é" }, "eve@example.org?bcc=all@example.org");
  expect(link).toBe("mailto:eve@example.org%3Fbcc%3Dall@example.org?subject=a%26bcc%3Dx&body=%C3%A9");
  expect(mailtoLink({ subject: "", content: "" }, null)).toBe("mailto:?subject=&body=");
});
