import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/toaster.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { findSignUpProblem } from "./sign-up-rules.ts";

const sound = {
  fullName: "Robin Hale",
  email: "robin@example.test",
  password: "correct horse",
  confirmation: "correct horse",
  hasAgreed: true,
};

const titleOf = (change: object) => findSignUpProblem({ ...sound, ...change })?.title;

async function fillAndSend(reply: () => Response) {
  const server = stubServer({ "POST /api/auth/signup": reply });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <>
      <SignUpForm />
      <Toaster />
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Full name"), sound.fullName);
  await user.type(screen.getByLabelText("Email"), sound.email);
  await user.type(screen.getByLabelText("Password"), sound.password);
  await user.type(screen.getByLabelText("Confirm password"), sound.confirmation);
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each rule has its own title, and the first broken one is named", () => {
  expect(titleOf({})).toBeUndefined();
  expect(titleOf({ email: " ", password: "" })).toBe("Missing Information");
  expect(titleOf({ confirmation: "other" })).toBe("Password Mismatch");
  expect(titleOf({ password: "1234567", confirmation: "1234567" })).toBe("Password Too Short");
  expect(titleOf({ hasAgreed: false })).toBe("Terms Required");
});

test("signing up sends my name with the account", async () => {
  const server = await fillAndSend(() => Response.json(stubAuthAnswer()));
  expect(await screen.findByText("Account Created")).toBeTruthy();
  expect(server.requests[0]?.body).toMatchObject({ email: sound.email, data: { full_name: "Robin Hale" } });
});

test("an address that already has an account says so and lets me try again", async () => {
  await fillAndSend(() => refuse("email_taken", 422));
  expect(await screen.findByText("Signup Failed")).toBeTruthy();
  expect(screen.getByText(/already exists/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create Account" }).disabled).toBe(false);
});

test("any other failure asks for patience", async () => {
  await fillAndSend(() => refuse("invalid_request", 400));
  expect(await screen.findByText("Please try again later.")).toBeTruthy();
});
