import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

const Names = z.object({
  source: z.string(),
  groups: z.array(z.object({ group: z.string(), given: z.string(), family: z.string() })),
});

export interface GroupOfNames {
  group: string;
  names: string[];
}

/** Everyday words and words of work, in turn: a candidate with such a name must not be recognisable either. */
const WORDS = {
  group: "Words",
  given:
    "Will, Grace, Dean, May, Chase, Mark, Hope, Art, Joy, Rose, Frank, Summer, Drew, Hunter, Grant, Dawn, Penny, Angel, Royal, Unique",
  family:
    "Baker, Cook, Law, Banks, Price, Field, Power, Rivers, Carpenter, Mason, Cross, Branch, Page, Sales, Head, Kitchen, Foreman, Street, Trainer, Real, Key, Young, Long, Park, Best",
};

/** Every family name once, the given names in turn. */
export function loadNames(): GroupOfNames[] {
  const file = fileURLToPath(new URL("names.json", import.meta.url));
  const { groups } = Names.parse(JSON.parse(readFileSync(file, "utf8")));
  return [...groups, WORDS].map(({ group, given, family }) => {
    const first = given.split(", ");
    return { group, names: family.split(", ").map((last, at) => `${first[at % first.length]} ${last}`) };
  });
}
