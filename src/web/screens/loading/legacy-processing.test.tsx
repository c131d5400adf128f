import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { setSession } from "#lib/session/session.ts";
import { UserId } from "#shared/ids.ts";
import { refuse, STUB_USER_ID, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

const PROVIDER = "POST https://api.openai.com/";

function answer(score: number) {
  const content = JSON.stringify({ score, summary: "Eight years in payments." });
  return Response.json({ choices: [{ message: { content } }] });
}

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(
  reply: () => Response | Promise<Response>,
  state: unknown = null,
  saved = () => Response.json({ ok: true }),
) {
  const server = stubServer({ [PROVIDER]: reply, "PUT /api/candidate-analyses": saved });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Toaster />
      <MemoryRouter initialEntries={[{ pathname: "/loading", state }]}>
        <Routes>
          <Route path="/loading" element={<LoadingScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const at = (path: string) => waitFor(() => expect(screen.getByLabelText("address").textContent).toBe(path));
const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};
const saved = (): unknown => JSON.parse(localStorage.getItem("demo_analysis_results") ?? "null");

beforeEach(() => {
  setSession({ kind: "signed-out" });
  localStorage.setItem("jobDescription", "A backend engineer");
  localStorage.setItem("fileContents", JSON.stringify(["first CV", "second CV"]));
  localStorage.setItem("uploadedFiles", JSON.stringify([{ name: "amara.pdf" }, "ben.pdf"]));
  localStorage.setItem("ai_api_key", "key-of-the-user");
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("stored CVs are analysed in turn, ranked, saved here, and lead to the shortlist", async () => {
  const scores = [61, 88];
  const server = open(() => answer(scores.shift() ?? 0));
  await at("/shortlist");
  expect(saved()).toMatchObject([
    { name: "ben", file_name: "ben.pdf", score: 88 },
    { name: "amara", file_name: "amara.pdf", score: 61 },
  ]);
  expect(server.requests).toHaveLength(2);
  expect(server.requests.every(({ path }) => !path.startsWith("/"))).toBe(true);
  expect(["jobDescription", "fileContents", "uploadedFiles"].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
  expect(localStorage.getItem("ai_api_key")).toBe("key-of-the-user");
});

test("meanwhile I read which CV is judged, and by whom", async () => {
  open(() => new Promise(() => undefined));
  expect((await screen.findByText("amara.pdf")).parentElement?.textContent).toBe("1 of 2 · amara.pdf");
  expect(screen.getByText(/Your own AI provider judges these CVs/)).toBeTruthy();
});

test("a user who came from the dashboard goes back there", async () => {
  open(() => answer(70), { returnTo: "/dashboard" });
  await at("/dashboard");
  expect(saved()).toHaveLength(2);
});

test("a CV that fails is named and skipped, the others count", async () => {
  const replies = [new Response("no", { status: 429 }), answer(70)];
  open(() => replies.shift() ?? answer(0));
  await at("/shortlist");
  expect(screen.getByText("Analysis Error")).toBeTruthy();
  expect(screen.getByText("amara.pdf: The AI provider's API answered with an error: 429")).toBeTruthy();
  expect(saved()).toHaveLength(1);
});

test("without any result I am told and go back to the demo page, and the files are kept", async () => {
  open(() => Promise.reject(new TypeError("blocked by the content policy")));
  await at("/demo");
  expect(screen.getByText("No Results")).toBeTruthy();
  expect(screen.getByText("amara.pdf: The AI provider's API gave no response")).toBeTruthy();
  expect(localStorage.getItem("jobDescription")).not.toBeNull();
});

test("results that cannot be saved are not passed over in silence", async () => {
  const storage = localStorage;
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.getItem(key), setItem: full });
  open(() => answer(70));
  await at("/demo");
  expect(screen.getByText("Processing Error")).toBeTruthy();
  expect(screen.getByText("Failed to save analysis results")).toBeTruthy();
});

test("stored data without a key is missing data", async () => {
  localStorage.removeItem("ai_api_key");
  open(() => answer(70));
  expect(await screen.findByText("Missing Data")).toBeTruthy();
});

function signIn() {
  const user = { id: UserId.parse(STUB_USER_ID), email: "robin@example.test", fullName: "Robin", isConfirmed: true };
  setSession({ kind: "signed-in", user });
}

test("signed in, my results go to my account and not into the browser; the key and the CVs never do", async () => {
  signIn();
  const server = open(() => answer(70.4));
  await at("/shortlist");
  const kept = server.received("PUT /api/candidate-analyses").map(({ body }) => body);
  const [amara] = z.array(z.array(z.unknown())).parse(kept)[0] ?? [];
  expect(amara).toEqual({
    name: "amara",
    file_name: "amara.pdf",
    score: 70,
    summary: "Eight years in payments.",
    strengths: [],
    concerns: [],
  });
  expect(JSON.stringify(kept)).not.toMatch(/key-of-the-user|first CV/);
  expect(saved()).toBeNull();
});

test("an account that cannot take them says so, and the files are kept", async () => {
  signIn();
  open(
    () => answer(70),
    null,
    () => refuse("not_found", 404),
  );
  await at("/demo");
  expect(screen.getByText("Failed to save analysis results")).toBeTruthy();
  expect(localStorage.getItem("fileContents")).not.toBeNull();
});
