import { expect, test } from "vitest";
import { openTestModels } from "#tests/support/test-reader.ts";
import { compare } from "./open-meanings.ts";
import { packTable, unpackTable, DIMENSIONS } from "./table-format.ts";

const { meanings } = openTestModels();

function likeness(left: string, right: string) {
  return compare(meanings.of(left), meanings.of(right));
}

test.each([
  ["Head chef of a hotel kitchen", "Cooked for ninety guests in a restaurant", "Reconciled bank accounts"],
  ["Staff nurse", "Cared for patients on a surgical ward", "Wrote firmware for pumps"],
  ["Primary school teacher", "Planned lessons for pupils of year four", "Sold cars to companies"],
  ["DevOps engineer", "Automated deployments with Kubernetes and Jenkins", "Tutored children in reading"],
  ["Site manager", "Supervised bricklayers and scaffolding on building sites", "Edited films"],
])("%s is nearer to “%s” than to “%s”", (role, near, far) => {
  expect(likeness(role, near)).toBeGreaterThan(likeness(role, far) + 0.1);
});

test("a text without a known word is near to nothing", () => {
  expect(likeness("", "Staff nurse")).toBe(0);
  expect(likeness("2019 – 2021 · 王小明", "Staff nurse")).toBe(0);
});

test("the order of the words and their capitals do not matter", () => {
  expect(likeness("Wrote REPORTS in ruby", "ruby reports in wrote")).toBeCloseTo(1, 6);
});

test("what is packed comes back within half a step", () => {
  const values = Float32Array.from({ length: DIMENSIONS * 2 }, (_, at) => Math.sin(at) * (at < DIMENSIONS ? 1 : 30));
  const { words, scales, rows } = unpackTable(packTable(["one", "##two"], values));
  expect(words).toEqual(["one", "##two"]);
  for (const [at, value] of values.entries()) {
    const scale = scales[Math.floor(at / DIMENSIONS)] ?? 0;
    expect(Math.abs((rows[at] ?? 0) * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-6);
  }
});
