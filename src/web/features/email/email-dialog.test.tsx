import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { CandidateId } from "#shared/ids.ts";
import { type ReceivedRequest, refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import type { EmailRecipient } from "./email-recipient.ts";

const ROUTE = "POST /api/functions/generate-email";
const person = (number: number, name: string, more: Partial<EmailRecipient> = {}): EmailRecipient => ({
  id: CandidateId.parse(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
  name,
  isNamed: true,
  jobTitle: "Backend Engineer",
  ...more,
});
const amara = person(1, "Amara Okafor", { email: "amara+cv@example.org", matchScore: 91, strengths: ["Kafka"] });

interface Body {
  candidateName: string;
  emailType: string;
  variant: number;
}

function isBody(body: unknown): body is Body {
  return typeof body === "object" && body !== null && "emailType" in body;
}

const bodyOf = ({ body }: ReceivedRequest): Body => {
  if (!isBody(body)) throw new Error("no body");
  return body;
};

function answer(request: ReceivedRequest) {
  const { emailType, candidateName, variant } = bodyOf(request);
  return Response.json({ subject: `${emailType} ${variant}`, content: `Dear ${candidateName},\n\nHello & welcome.` });
}

function show(
  candidates: EmailRecipient[],
  reply: (request: ReceivedRequest) => Response | Promise<Response> = answer,
) {
  const server = stubServer({ [ROUTE]: reply });
  vi.stubGlobal("fetch", server.fetch);
  const onClose = vi.fn();
  render(
    <>
      <EmailDialog candidates={candidates} onClose={onClose} />
      <Toaster />
    </>,
  );
  return { server, user: userEvent.setup(), onClose };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("who was declined is offered a rejection, and an invitation to them is questioned", async () => {
  const declined = [person(1, "Amara Okafor", { decision: "decline" }), person(2, "Bram Ek", { decision: "decline" })];
  const { user } = show(declined);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Rejection" }).checked).toBe(true);
  expect(screen.queryByText(/are declined/u)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Interview invite" }));
  expect(screen.getByText("2 of 2 are declined.")).toBeTruthy();
});

test("where decisions differ, or nothing is decided, it begins with an invitation", () => {
  show([
    person(1, "Amara Okafor", { decision: "advance" }),
    person(2, "Bram Ek", { decision: "decline" }),
    person(3, "Cy"),
  ]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Interview invite" }).checked).toBe(true);
  expect(screen.getByText("1 of 3 is declined.")).toBeTruthy();
});

test("an interview invite is generated, shown, and named in the toast", async () => {
  const { server, user } = show([amara]);
  expect(screen.getByRole("dialog", { name: "Smart Email Generator" })).toBeTruthy();
  await press(user, "Generate Email");
  expect(await screen.findByText("Email Generated")).toBeTruthy();
  expect(screen.getByText("The interview invite is ready to read.")).toBeTruthy();
  expect(screen.getByText("interview 0")).toBeTruthy();
  expect(server.received(ROUTE).map(({ body }) => body)).toEqual([
    {
      candidateId: amara.id,
      candidateName: "Amara Okafor",
      emailType: "interview",
      variant: 0,
      position: "Backend Engineer",
      matchScore: 91,
      strengths: ["Kafka"],
    },
  ]);
});

test("another type clears the draft, and the rejection is named as one", async () => {
  const { user } = show([amara]);
  await press(user, "Generate Email");
  await screen.findByText("interview 0");
  await user.click(screen.getByRole("radio", { name: "Rejection" }));
  expect(screen.queryByText("interview 0")).toBeNull();
  await press(user, "Generate Email");
  expect(await screen.findByText("The rejection is ready to read.")).toBeTruthy();
  expect(screen.getByText(/^rejection/)).toBeTruthy();
});

test("a draft that comes after the type was changed is not shown", async () => {
  const late = Promise.withResolvers<Response>();
  const { user } = show([amara], () => late.promise);
  await press(user, "Generate Email");
  await user.click(screen.getByRole("radio", { name: "Rejection" }));
  late.resolve(Response.json({ subject: "Too late", content: "Dear" }));
  await waitFor(() => expect(screen.getByText(/Choose a type and generate/)).toBeTruthy());
  expect(screen.queryByText("Too late")).toBeNull();
  expect(screen.queryByText("Email Generated")).toBeNull();
});

test("regenerating asks for another wording", async () => {
  const { user } = show([amara]);
  await press(user, "Generate Email");
  await screen.findByText("interview 0");
  await press(user, "Regenerate");
  expect(await screen.findByText("interview 1")).toBeTruthy();
});

test("what I change is what I copy and what my mail program gets", async () => {
  const { user } = show([amara]);
  await press(user, "Generate Email");
  await screen.findByText("interview 0");
  await press(user, "Edit");
  await user.clear(screen.getByLabelText("Subject"));
  await user.type(screen.getByLabelText("Subject"), "A talk?");
  await press(user, "Preview");
  await press(user, "Copy");
  expect(await screen.findByText("Copied to Clipboard")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("Subject: A talk?\n\nDear Amara Okafor,\n\nHello & welcome.");
  expect(screen.getByRole("link", { name: "Open in mail program" }).getAttribute("href")).toBe(
    "mailto:amara%2Bcv@example.org?subject=A%20talk%3F&body=Dear%20Amara%20Okafor%2C%0D%0A%0D%0AHello%20%26%20welcome.",
  );
});

test.each([
  [{ engine: "model", engine_note: null }, /^Written by a language model/],
  [{ engine: "local" }, /^Written by the local engine/],
  [{ engine: "local", engine_note: "model_unusable" }, "Written without the language model: it gave no usable answer."],
])("a letter says who wrote it, also after I have changed it: %o", async (mark, words) => {
  const { user } = show([amara], () => Response.json({ subject: "A talk", content: "Dear Amara", ...mark }));
  await press(user, "Generate Email");
  expect(await screen.findByText(words)).toBeTruthy();
  await press(user, "Edit");
  await user.type(screen.getByLabelText("Subject"), "?");
  expect(screen.getByText(words)).toBeTruthy();
  await press(user, "Sales Rep");
  expect(screen.queryByText(words)).toBeNull();
});

test("a clipboard that refuses is said", async () => {
  const { user } = show([amara]);
  await press(user, "Generate Email");
  await screen.findByText("interview 0");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await press(user, "Copy");
  expect(await screen.findByText("Not Copied")).toBeTruthy();
});

test("a failure is said in its words, and can be tried again", async () => {
  let isBroken = true;
  const { user } = show([amara], (request) => (isBroken ? refuse("internal", 500) : answer(request)));
  await press(user, "Generate Email");
  expect(await screen.findByText("Generation Failed")).toBeTruthy();
  expect(screen.getAllByText("Failed to generate email. Please try again.")).toHaveLength(2);
  isBroken = false;
  await press(user, "Try Again");
  expect(await screen.findByText("interview 0")).toBeTruthy();
});

test("an answer without a letter is a failure", async () => {
  const { user } = show([amara], () => Response.json({ subject: "Only this" }));
  await press(user, "Generate Email");
  expect(await screen.findByText("Generation Failed")).toBeTruthy();
});

test("a letter that comes as JSON in a code fence is read all the same", async () => {
  const fenced = '```json\n{"subject":"Fenced","email":"Dear Amara,\\nHello."}\n```';
  const { user } = show([amara], () => Response.json(fenced));
  await press(user, "Generate Email");
  expect(await screen.findByText("Fenced")).toBeTruthy();
});

test("without Pro I am told what it takes", async () => {
  const { user } = show([amara], () => refuse("pro_required", 403));
  await press(user, "Generate Email");
  expect(await screen.findByText("This is part of Pro. Upgrade your plan to use it.")).toBeTruthy();
});

test("a template writes a draft without asking the server", async () => {
  const { server, user } = show([person(1, "Amara Okafor", { jobTitle: "Unassigned" })]);
  const templates = within(screen.getByRole("group", { name: "Or begin from a template" })).getAllByRole("button");
  expect(templates.map(({ textContent }) => textContent)).toEqual([
    "Software Engineer",
    "Product Manager",
    "Data Scientist",
    "UX Designer",
    "Sales Rep",
  ]);
  await press(user, "Data Scientist");
  expect(await screen.findByText("Template Applied")).toBeTruthy();
  expect(screen.getByText("Invitation to interview: Data Scientist")).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test("for several candidates one failure leaves the others", async () => {
  const people = ["Amara", "Ben", "Chidi"].map((name, index) => person(index + 1, name));
  const { user } = show(people, (request) =>
    bodyOf(request).candidateName === "Ben" ? refuse("internal", 500) : answer(request),
  );
  await press(user, "Generate 3 Emails");
  expect(await screen.findByText("2 interview invites are ready to read.")).toBeTruthy();
  expect(await screen.findByText("Generation Failed")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Drafts written" }).getAttribute("aria-valuetext")).toBe(
    "3 of 3 drafts",
  );
  const lines = screen.getAllByRole("listitem").filter((line) => line.querySelector("summary"));
  expect(lines.map((line) => line.querySelector("summary")?.textContent)).toEqual([
    "AmaraReady",
    "BenFailed",
    "ChidiReady",
  ]);
});

test("what I changed stays when those that failed are written once more", async () => {
  let isBroken = true;
  const people = ["Amara", "Ben"].map((name, index) => person(index + 1, name));
  const { server, user } = show(people, (request) =>
    isBroken && bodyOf(request).candidateName === "Ben" ? refuse("internal", 500) : answer(request),
  );
  await press(user, "Generate 2 Emails");
  await screen.findByText("2 of 2 drafts");
  await user.click(screen.getByText("Amara"));
  await press(user, "Edit");
  await user.type(screen.getByLabelText("Subject"), " and more");
  isBroken = false;
  await press(user, "Generate Email");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Generate Email" })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("interview 0 and more");
  expect(server.received(ROUTE)).toHaveLength(3);
});

test("of many candidates four are asked for at a time", async () => {
  const people = Array.from({ length: 10 }, (_, index) => person(index + 1, `Person ${index + 1}`));
  const held: (() => void)[] = [];
  const { server, user } = show(people, async (request) => {
    await new Promise<void>((release) => held.push(release));
    return answer(request);
  });
  await press(user, "Generate 10 Emails");
  await waitFor(() => expect(held).toHaveLength(4));
  expect(screen.getByText("0 of 10 drafts")).toBeTruthy();
  held[0]?.();
  await screen.findByText("1 of 10 drafts");
  await waitFor(() => expect(server.received(ROUTE)).toHaveLength(5));
  for (let released = 1; released < 10; released += 1) {
    await waitFor(() => expect(held.length).toBeGreaterThan(released));
    held[released]?.();
  }
  expect(await screen.findByText("10 of 10 drafts")).toBeTruthy();
});

test("nothing is written before I ask for it, and I can leave", async () => {
  const { server, user, onClose } = show([amara]);
  expect(server.requests).toEqual([]);
  await press(user, "Close");
  expect(onClose).toHaveBeenCalledOnce();
});
