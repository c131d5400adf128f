import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { CandidateId } from "#shared/ids.ts";
import { givePlan, keepCandidates } from "#tests/support/listed-candidates.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

const QUESTION = "What would kanariequestion tell us?";
const ROLE_FIT = 0.123456789;

let id: CandidateId;
openWorldPer("file");
signUpRobinPer("file");
beforeAll(async () => {
  const [kept] = await keepCandidates(world, robin.userId, [
    { name: "Kanarietext", score: 20, flags: "major", text: "kanarietext" },
  ]);
  id = CandidateId.parse(kept);
  await world.sql("update bulk_analysis_results set interview_insights = $1, role_fit = $2", [
    JSON.stringify([QUESTION]),
    ROLE_FIT,
  ]);
});

/** Made from the API table: whatever a user can ask for. */
const asking = Object.entries<Route>(api).filter(
  ([name, route]) =>
    route.access === "user" &&
    name !== "live" &&
    (route.method === "GET" || ["changeCandidate", "addCandidate"].includes(name)),
);

function callOf(route: Route) {
  const path = route.path.replace(":page", "1").replace(/:id\b/, id);
  const query = route.when === undefined ? "" : `?${route.when.query}=${route.when.is}&q=kanarietext`;
  const body = JSON.stringify({ name: "Mona", position: "Baker", notes: crypto.randomUUID() });
  return { url: path + query, init: { method: route.method, ...(route.body && { body }) } };
}

const answers = () =>
  Promise.all(
    asking.map(async ([name, route]) => {
      const { url, init } = callOf(route);
      return { name, text: await textOf(await robin.send(url, init)) };
    }),
  );
/** Of a zip what is in it. */
async function textOf(answer: Response) {
  if (answer.headers.get("content-type") !== "application/zip") return answer.text();
  return Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    .map((file) => strFromU8(file))
    .join("\n");
}

const naming = (texts: { name: string; text: string }[], pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("without Pro no question, no role fit and no flag leaves the server, by any route", async () => {
  const texts = await answers();
  expect(naming(texts, /kanariequestion|0\.123456789|"redFlags":"/)).toEqual([]);
  const locked = ["addCandidate", "changeCandidate", "getCandidate", "listCandidateRows", "listCandidates"];
  expect(naming(texts, /"locked":true/).toSorted()).toEqual(locked);
});

test.each(["paid", "trialing"] as const)("somebody who is %s gets all of it", async (plan) => {
  await givePlan(world, robin.userId, plan);
  const texts = await answers();
  expect(naming(texts, /^(?=.*kanariequestion)(?=.*0\.123456789)/s).toSorted()).toEqual([
    "changeCandidate",
    "exportMe",
    "getCandidate",
    "listCandidates",
  ]);
  expect(naming(texts, /"redFlags":"major"/)).toEqual(["listCandidateRows"]);
  expect(naming(texts, /"locked":true/)).toEqual([]);
});
