import { expect, test } from "vitest";
import { countActive } from "./filter-count.ts";

test("whatever is chosen counts once, and a search does not", () => {
  expect(countActive({})).toBe(0);
  expect(countActive({ q: "cook" })).toBe(0);
  expect(countActive({ band: "good", status: "completed", is_shortlisted: "false", decision: "none" })).toBe(3);
  expect(countActive({ score_min: 60, score_max: 80 })).toBe(1);
  expect(countActive({ score_max: 0, tech_min: 70, soft_max: 40, level: "entry", flags: "none", job_id: "none" })).toBe(
    6,
  );
});
