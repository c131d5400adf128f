import { expect, test } from "vitest";
import { OpeningId } from "#shared/ids.ts";
import { writeNumbersCsv } from "./numbers-csv.ts";
import type { OpeningNumbers } from "./opening-numbers.ts";
import { medianDays, sumNumbers } from "./sum-numbers.ts";

const none = { new: 0, advance: 0, hold: 0, decline: 0 };
const vacancy = (change: Partial<OpeningNumbers>): OpeningNumbers => ({
  id: OpeningId.parse("22222222-2222-4222-8222-222222222222"),
  title: "Backend Engineer",
  status: "active",
  created_at: "2026-01-01T08:00:00.000Z",
  cvs: 3,
  unread: 1,
  shortlisted: 1,
  first_cv_at: "2026-01-01T09:00:00.000Z",
  first_score_at: "2026-01-01T09:01:00.000Z",
  first_advanced_at: "2026-01-03T21:00:00.000Z",
  last_decided_at: "2026-01-04T09:00:00.000Z",
  sources: { upload: 2, bulk_import: 1, watched_folder: 0, known_people: 0, by_hand: 0, not_recorded: 0 },
  stages: { ...none, new: 1, advance: 1 },
  bands: { excellent: { ...none, advance: 1 }, good: none, fair: { ...none, new: 1 } },
  ...change,
});

test("the file has one row a vacancy, and nothing where nothing is known", () => {
  const file = writeNumbersCsv([vacancy({}), vacancy({ title: "=Chef", first_advanced_at: null })]);
  const [header = "", first = "", second = ""] = file.split("\r\n");
  const cell = (row: string, name: string) => row.split(",")[header.replace("\uFEFF", "").split(",").indexOf(name)];
  expect(cell(first, "Days to shortlist")).toBe("2.5");
  expect(cell(first, "From: Upload")).toBe("2");
  expect(cell(first, "85-100: Advanced")).toBe("1");
  expect(cell(second, "Vacancy")).toBe("'=Chef");
  expect(cell(second, "Days to shortlist")).toBe("");
  expect(first.split(",")).toHaveLength(header.split(",").length);
});

test("all vacancies together are the sum, and the middle of the times that are known", () => {
  const all = [
    vacancy({}),
    vacancy({ first_advanced_at: null }),
    vacancy({ first_advanced_at: "2026-01-02T09:00:00.000Z" }),
  ];
  expect(sumNumbers(all)).toMatchObject({
    cvs: 9,
    unread: 3,
    sources: { upload: 6, bulk_import: 3 },
    stages: { new: 3, advance: 3 },
    bands: { excellent: { advance: 3 }, fair: { new: 3 } },
  });
  expect(medianDays(all)).toBe(1.75);
  expect(medianDays([vacancy({ first_advanced_at: null })])).toBeNull();
});
