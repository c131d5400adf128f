import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/api/query-client.ts";
import { comparePath } from "#lib/compare-address.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { CandidateId } from "#shared/ids.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { stubBoard, stubCandidate, stubRow } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { CompareScreen } from "./compare-screen.tsx";

const OTHER_UPLOAD = "22222222-2222-4222-8222-222222222222";
const board = stubBoard([askedFor("Excel"), askedFor("SQL", { weight: 2 }), askedFor("Python")]);

function person(candidate_name: string, score: number, findings: Finding[], more = {}) {
  return stubCandidate({ candidate_name, score, findings, ...more });
}

const quoted = (finding: Finding, text: string): Finding => ({
  ...finding,
  quotes: [{ text, page: 1, start: 0, end: 4, boxes: [] }],
});
const alva = person("Alva", 90, [
  foundFor("Excel", "strong", 0.9),
  quoted(foundFor("SQL", "strong", 0.95), "Wrote the nightly SQL jobs"),
  foundFor("Python", "strong", 0.8),
]);
const bram = person("Bram", 63, [
  foundFor("Excel", "strong", 0.9),
  quoted(foundFor("SQL", "partial", 0.4), "Some SQL at school"),
  foundFor("Python", "strong", 0.8),
]);

function show(people: Candidate[], replies: Parameters<typeof stubServer>[0] = {}) {
  const answers = people.map((one) => [`GET /api/bulk-analysis-results/${one.id}`, () => Response.json(one)] as const);
  const server = stubServer({
    [`GET /api/bulk-file-uploads/${alva.bulk_upload_id}/criteria`]: () => Response.json(board),
    "GET /api/bulk-analysis-results?view=row": () => Response.json([]),
    ...Object.fromEntries(answers),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[comparePath(people.map(({ id }) => id))]}>
        <CompareScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const rowNames = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("verdicts and quotes stand beside each other, the highest score first and the differences first", async () => {
  show([bram, alva]);
  await screen.findByRole("table");
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(1).map((head) => head.slice(0, 4))).toEqual(["Alva", "Bram"]);
  const words = rowNames();
  expect(words[0]).toContain("Where they differ · 1");
  expect(words[1]).toContain("SQL");
  expect(words[2]).toContain("Where they are alike · 2");
  const cells = within(screen.getByRole("row", { name: /^SQL/ })).getAllByRole("cell");
  expect(cells[0]?.textContent).toContain("Strong47.5 of 50.0Wrote the nightly SQL jobs");
  expect(cells[1]?.textContent).toContain("Partial20.0 of 50.0Some SQL at school");
});

test("what makes the gap is said in points, and so is the answer that would turn it", async () => {
  show([alva, bram]);
  const gap = await screen.findByRole("region", { name: "What makes the gap" });
  expect(gap.textContent).toContain("Alva is 27 points ahead of Bram: SQL +27.5.");
  const question = screen.getByRole("region", { name: "The question that would decide" });
  expect(question.textContent).toContain("Ask Bram for an example of: SQL");
  expect(question.textContent).toContain(
    "The CV shows it in part. Shown in full it would make 93 points, ahead of Alva with 90.",
  );
});

test("where no answer turns the order that is said, with how near it comes", async () => {
  const cleo = person("Cleo", 22, [
    foundFor("Excel", "partial", 0.5),
    foundFor("SQL", "missing", 0.1),
    foundFor("Python", "missing", 0.2),
  ]);
  show([alva, cleo]);
  const question = await screen.findByRole("region", { name: "The question that would decide" });
  expect(question.textContent).toContain("Ask Cleo for an example of: SQL");
  expect(question.textContent).toContain("would make 68 points, and Alva has 90: no single answer turns the order.");
});

test("a missing gate that holds somebody down is named, and asking for it lifts it", async () => {
  const gated = stubBoard([askedFor("Licence", { importance: "gate" }), askedFor("SQL", { weight: 9 })]);
  const held = person("Dario", 59, [foundFor("Licence", "missing", 0), foundFor("SQL", "strong", 1)]);
  const first = person("Edda", 80, [foundFor("Licence", "strong", 1), foundFor("SQL", "strong", 0.8)]);
  show([held, first], { [`GET /api/bulk-file-uploads/${alva.bulk_upload_id}/criteria`]: () => Response.json(gated) });
  const gap = await screen.findByRole("region", { name: "What makes the gap" });
  expect(gap.textContent).toContain("Dario: Deal-breaker not shown: Licence. The score is at most 59.");
  expect(screen.getByText(/would make 100 points, ahead of Edda with 80/)).toBeTruthy();
});

test("with two missing gates no single answer is promised to change the score, and nothing is said to be shown", async () => {
  const gates = ["Licence", "Degree"].map((name) => askedFor(name, { importance: "gate" }));
  const gated = stubBoard([...gates, askedFor("SQL", { weight: 9 })]);
  const missing = [foundFor("Licence", "missing", 0), foundFor("Degree", "missing", 0)];
  const shown = [foundFor("Licence", "strong", 1), foundFor("Degree", "strong", 1)];
  const held = person("Dario", 59, [...missing, foundFor("SQL", "strong", 1)]);
  const first = person("Edda", 84, [...shown, foundFor("SQL", "strong", 0.8)]);
  show([held, first], { [`GET /api/bulk-file-uploads/${alva.bulk_upload_id}/criteria`]: () => Response.json(gated) });
  const question = await screen.findByRole("region", { name: "The question that would decide" });
  expect(question.textContent).toContain(
    "No single answer of Dario would change the score. Deal-breaker not shown: Licence; Degree. The score is at most 59.",
  );
});

test("somebody is taken out, and with one left I am told to choose more", async () => {
  show([alva, bram]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove Bram from the comparison" }));
  expect(await screen.findByText("Choose 2 to 5 candidates")).toBeTruthy();
});

test("somebody of the same vacancy is added from the list", async () => {
  const row = stubRow({ id: bram.id, name: "Bram", matchScore: 63 });
  show([alva], {
    "GET /api/bulk-analysis-results?view=row": () => Response.json([row]),
    [`GET /api/bulk-analysis-results/${bram.id}`]: () => Response.json(bram),
  });
  await userEvent.selectOptions(await screen.findByLabelText("Add a candidate"), bram.id);
  expect(await screen.findByRole("table")).toBeTruthy();
  expect(screen.queryByLabelText("Add a candidate")).toBeNull();
});

test("candidates for different vacancies are not compared; those for one of them can be", async () => {
  const other = person("Greta", 70, [foundFor("c1", "strong", 1)], { bulk_upload_id: OTHER_UPLOAD });
  show([alva, bram, other], {
    [`GET /api/bulk-file-uploads/${OTHER_UPLOAD}/criteria`]: () =>
      Response.json(stubBoard([askedFor("c1")], { title: "Cook" })),
  });
  expect(await screen.findByText("Screened for different vacancies")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Compare the 2 for Backend Engineer" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});

test("a candidate who is gone or was not screened is left out, and I am told", async () => {
  const unread = stubCandidate({ status: "error", score: null, findings: [] });
  const gone = stubCandidate({ id: CandidateId.parse(crypto.randomUUID()) });
  show([alva, bram, unread, gone], {
    [`GET /api/bulk-analysis-results/${gone.id}`]: () => refuse("not_found", 404),
  });
  expect(await screen.findByText(/^2 candidates are left out/)).toBeTruthy();
});
