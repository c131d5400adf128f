import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { getSession } from "#lib/session/session.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { LoginForm } from "./login-form.tsx";

function show(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer(replies);
  vi.stubGlobal("fetch", server.fetch);
  render(
    <MemoryRouter>
      <LoginForm />
      <Toaster />
    </MemoryRouter>,
  );
  return server;
}

async function fillAndSend(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText("Email"), email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Log in" }));
}

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("an empty field is asked for before anything is sent", async () => {
  const server = show({});
  await fillAndSend("robin@example.test", "   ");
  expect(await screen.findByText("Missing Information")).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test("wrong credentials are said, and what I typed stays", async () => {
  show({ "POST /api/auth/token": () => refuse("invalid_credentials", 400) });
  await fillAndSend("robin@example.test", "wrong");
  expect(await screen.findByText("Login Failed")).toBeTruthy();
  expect(screen.getByText("Please check your credentials and try again.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("robin@example.test");
});

test("after too many tries I am told to wait", async () => {
  show({ "POST /api/auth/token": () => refuse("too_many_requests", 429) });
  await fillAndSend("robin@example.test", "wrong");
  expect(await screen.findByText("Login Failed")).toBeTruthy();
  expect(screen.getByText(/Please wait a moment/)).toBeTruthy();
});

test("from the login there is a way to a new password", () => {
  show({});
  const link = screen.getByRole("link", { name: "Forgot your password?" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
});

test("a password can be shown and hidden", async () => {
  show({});
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
});

test("right credentials sign me in", async () => {
  show({ "POST /api/auth/token?grant_type=password": () => Response.json(stubAuthAnswer()) });
  await fillAndSend("robin@example.test", "correct horse");
  expect(await screen.findByText("Login Successful")).toBeTruthy();
  expect(getSession()).toMatchObject({ kind: "signed-in", user: { fullName: "Robin Hale" } });
});
