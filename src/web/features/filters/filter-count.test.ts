import { expect, test } from "vitest";
import { countActive } from "./filter-count.ts";

test("score, tech, soft, experience, red flags and job role count, each once", () => {
  expect(countActive({})).toBe(0);
  expect(countActive({ q: "cook", band: "good", status: "error" })).toBe(0);
  expect(countActive({ score_min: 60, score_max: 80 })).toBe(1);
  expect(countActive({ score_max: 0, tech_min: 70, soft_max: 40, level: "entry", flags: "none", job_id: "none" })).toBe(
    6,
  );
});
