import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
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
    <MemoryRouter>
      <SignUpForm />
      <Toaster />
    </MemoryRouter>,
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
  toast.dismiss();
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

test("a refused sign-up does not say whether the address has an account, and shows the other ways in", async () => {
  await fillAndSend(() => refuse("signup_refused", 422));
  expect(await screen.findByText("Signup Failed")).toBeTruthy();
  expect(screen.getByText("Please try again later.")).toBeTruthy();
  expect(screen.getByText(/If you already have an account/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "log in" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "reset your password" }).getAttribute("href")).toBe("/forgot-password");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create Account" }).disabled).toBe(false);
});

test("a password everybody uses is said at its field", async () => {
  await fillAndSend(() => refuse("weak_password", 422));
  expect(await screen.findByText("Signup Failed")).toBeTruthy();
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("This password is too easy to guess. Please choose another one.")).toHaveLength(2);
});

test("any other failure asks for patience", async () => {
  await fillAndSend(() => refuse("invalid_request", 400));
  expect(await screen.findByText("Please try again later.")).toBeTruthy();
  expect(screen.getByText(/If you already have an account/)).toBeTruthy();
});

test("the terms I agree to can be read, and my name in the password is noticed", async () => {
  await fillAndSend(() => refuse("signup_refused", 422));
  expect(screen.getByRole("link", { name: "terms of service" }).getAttribute("href")).toBe("/terms");
  expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy");
  await userEvent.clear(screen.getByLabelText("Password"));
  await userEvent.type(screen.getByLabelText("Password"), "RobinHale1");
  expect(screen.getByText("Weak: your name and address are guessed first.")).toBeTruthy();
});
