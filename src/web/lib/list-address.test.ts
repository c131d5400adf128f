import { expect, test } from "vitest";
import { dropUnset, openTo, readListAddress, writeListAddress } from "./list-address.ts";

const JOB = "22222222-2222-4222-8222-222222222222";

test("an address says again what was read from it", () => {
  const search = `q=led+a+team&job_id=${JOB}&status=completed&band=good&score_min=60&tech_max=40&level=lead&flags=none&order=name.asc&group=job`;
  const address = readListAddress(new URLSearchParams(search));
  expect(address.filter).toMatchObject({ q: "led a team", score_min: 60, tech_max: 40, level: "lead" });
  expect([address.order, address.isGrouped]).toEqual(["name.asc", true]);
  expect(writeListAddress(address).toString()).toBe(search);
});

test("what an address says wrongly is left out, and the rest holds", () => {
  const search = new URLSearchParams(
    "q=cook&score_min=lots&score_max=900&job_id=7&band=best&order=random&group=yes&x=1",
  );
  expect(readListAddress(search)).toEqual({ filter: { q: "cook" }, order: undefined, isGrouped: false });
});

test("those who belong to no opening have an address, too", () => {
  expect(readListAddress(new URLSearchParams("job_id=none")).filter).toEqual({ job_id: "none" });
});

test("without Pro only what everybody may ask for is sent", () => {
  const filter = { q: "cook", band: "good", score_min: 60, flags: "major" } as const;
  expect(openTo(false, filter)).toEqual({ q: "cook", band: "good" });
  expect(openTo(true, filter)).toEqual(filter);
});

test("nothing is asked for by an empty value", () => {
  expect(dropUnset({ q: "", band: undefined, status: "error" })).toEqual({ status: "error" });
});
