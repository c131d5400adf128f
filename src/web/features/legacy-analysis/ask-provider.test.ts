import { afterEach, expect, test, vi } from "vitest";
import { stubServer } from "#tests/support/stub-server.ts";
import { askProvider } from "./ask-provider.ts";

const full = {
  currentRole: { title: "Engineer", company: "Hale", evidence: "…" },
  employmentHistory: [{ title: "Engineer", company: "Hale", startDate: "2019", endDate: "", evidence: "" }],
  score: 72,
  summary: "Sound.",
  strengths: ["Kafka"],
  concerns: [],
  technicalSkills: [{ skill: "Kafka", level: "strong", evidence: "led the migration" }, "SQL"],
  softSkills: [],
  interviewInsights: ["How did you test it?"],
};

function ask(content: string) {
  const completion = { choices: [{ message: { content } }] };
  const server = stubServer({ "POST https://": () => Response.json(completion) });
  vi.stubGlobal("fetch", server.fetch);
  const question = { apiKey: "k", jobDescription: "the role", cv: "the CV", signal: new AbortController().signal };
  return { server, result: askProvider(question) };
}

afterEach(() => vi.unstubAllGlobals());

test("the provider is asked with the user's key and the specified settings", async () => {
  const { server, result } = ask(JSON.stringify(full));
  expect(await result).toEqual(full);
  const [request] = server.requests;
  expect(request?.headers.get("Authorization")).toBe("Bearer k");
  expect(request?.body).toMatchObject({ model: "gpt-4", temperature: 0.3, max_tokens: 1000 });
  expect(JSON.stringify(request?.body)).toContain("the CV");
});

test("an answer in a code fence is read, and what is missing is empty", async () => {
  const { result } = ask('```json\n{"score": 40, "summary": "Thin."}\n```');
  expect(await result).toMatchObject({ score: 40, strengths: [], technicalSkills: [], employmentHistory: [] });
});

test("an answer that is no result is no response: a score is never made up", async () => {
  for (const content of ["I would say 80.", '{"summary": "No score"}', '{"score": 180, "summary": ""}']) {
    await expect(ask(content).result).rejects.toThrow("The AI provider's API gave no response");
  }
});
