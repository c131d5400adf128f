import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { pageOf } from "#shared/site/pages.ts";

const WEB = resolve(import.meta.dirname, "../src/web");
const LINK = /\bto=(?:"|\{`)(\/[^"`#?]*)/g;

test("no link of ours leads to a page that does not exist", () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?<!\.test)\.tsx$/.test(path),
  );
  const links = sources.flatMap((path) =>
    [...readFileSync(join(WEB, path), "utf8").matchAll(LINK)].map(([, link = ""]) =>
      link.replaceAll(/\$\{.*?\}/g, "id"),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => pageOf(link) === undefined)).toEqual([]);
});
