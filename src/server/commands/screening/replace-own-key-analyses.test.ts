import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

const PATH = "/api/candidate-analyses";
const amara = { name: "Amara", file_name: "a.pdf", score: 61, summary: "S", strengths: ["SQL"], concerns: [] };
const ben = { ...amara, name: "Ben", file_name: "b.pdf", score: 88 };

openWorldPer("file");

test("a new run takes the place of the earlier one, for its owner alone", async () => {
  const [robin, stranger] = [await world.client(), await world.client()];
  await stranger.json("PUT", PATH, [amara]);
  await robin.json("PUT", PATH, [amara]);
  await robin.json("PUT", PATH, [amara, ben]);
  await robin.json("PUT", PATH, [amara, ben]);
  expect(await robin.json("GET", PATH)).toEqual([ben, amara]);
  expect(await stranger.json("GET", PATH)).toEqual([amara]);
  await robin.json("PUT", PATH, []);
  expect(await robin.json("GET", PATH)).toEqual([]);
});

test("a score that is no score is refused, and what was there stays", async () => {
  const robin = await world.client();
  await robin.json("PUT", PATH, [amara]);
  for (const score of [101, -1, 50.5, "90"])
    await expect(robin.json("PUT", PATH, [{ ...ben, score }])).rejects.toThrow(" 400 ");
  expect(await robin.json("GET", PATH)).toEqual([amara]);
});
