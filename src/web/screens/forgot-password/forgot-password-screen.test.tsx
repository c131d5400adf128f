import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";

async function ask(email: string, reply: () => Response) {
  const server = stubServer({ "POST /api/auth/recover": reply });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <MemoryRouter>
      <Toaster />
      <ForgotPasswordScreen />
    </MemoryRouter>,
  );
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
  return server;
}

const sent = () => Response.json({});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("without an address nothing is sent", async () => {
  const server = await ask("", sent);
  expect(await screen.findByText("Email required")).toBeTruthy();
  expect(screen.getByText("Please enter your email address.")).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test("after sending I am told where to look and for how long the link works", async () => {
  const server = await ask(" robin@example.test ", sent);
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  expect(screen.getByText("Reset email sent")).toBeTruthy();
  expect(screen.getByText("robin@example.test")).toBeTruthy();
  expect(screen.getByText(/valid for 60 minutes/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
  expect(server.requests[0]?.body).toMatchObject({ email: "robin@example.test" });
});

test("trying again brings the form back with my address", async () => {
  await ask("robin@example.test", sent);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("robin@example.test");
});

test("a known reason is told, and an unknown one in the specified words", async () => {
  await ask("robin@example.test", () => refuse("too_many_requests", 429));
  expect(await screen.findByText(/Please wait a moment/)).toBeTruthy();
  cleanup();
  toast.dismiss();
  await ask("robin@example.test", () => refuse("internal", 500));
  expect(await screen.findByText("Failed to send reset email.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Check your email" })).toBeNull();
});
