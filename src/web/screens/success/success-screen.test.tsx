import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setSession } from "#lib/session/session.ts";
import { UserId } from "#shared/ids.ts";
import { STUB_USER_ID } from "#tests/support/stub-server.ts";
import { SuccessScreen } from "./success-screen.tsx";

function open(state: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: "/success", state }]}>
      <SuccessScreen />
    </MemoryRouter>,
  );
}

const main = () => screen.getByRole("main").textContent;

beforeEach(() => act(() => setSession({ kind: "signed-out" })));
afterEach(cleanup);

test("I am told what happens next, at which address, and what I will get", () => {
  open({ message: "m", email: "robin@example.test" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thanks! Your AI analysis is being processed.");
  expect(main()).toContain("We have sent a link to confirm robin@example.test. The scores follow as soon as");
  expect(main()).toContain("by e-mail within minutes");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      "The shortlist by name or file name, with scores from 0 to 100%",
      "An executive summary of each candidate",
      "Strengths and concerns",
      "Hiring recommendations and next steps",
      "Custom interview questions: in the account, with Pro",
    ]),
  );
  expect(screen.getByRole("link", { name: "Back to Homepage" }).getAttribute("href")).toBe("/");
  expect(document.title).toContain("Thanks");
});

test("an analysis that is done is not said to be processed", () => {
  open({ message: "m", email: "robin@example.test", isDone: true });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thanks! Your AI analysis is done.");
});

test("a link that could not be sent is not said to be on its way", () => {
  open({ message: "m", email: "robin@example.test", canMail: false });
  expect(main()).toContain("We could not send a link to robin@example.test");
  expect(main()).not.toContain("within minutes");
  expect(main()).not.toContain("What you will receive");
});

test("a visitor learns that an account in this browser shows the results now", () => {
  open(null);
  expect(main()).toContain("Please follow the link in our e-mail");
  expect(screen.getByRole("link", { name: "create an account" }).getAttribute("href")).toBe("/signup");
});

test("signed in I am led to the shortlist instead", () => {
  const user = { id: UserId.parse(STUB_USER_ID), email: "robin@example.test", fullName: "Robin", isConfirmed: true };
  act(() => setSession({ kind: "signed-in", user }));
  open(null);
  expect(screen.getByRole("link", { name: "your shortlist" }).getAttribute("href")).toBe("/shortlist");
});
