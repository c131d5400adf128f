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

/** Every family name once, the given names in turn. */
export function loadNames(): GroupOfNames[] {
  const file = fileURLToPath(new URL("names.json", import.meta.url));
  const { groups } = Names.parse(JSON.parse(readFileSync(file, "utf8")));
  return groups.map(({ group, given, family }) => {
    const first = given.split(", ");
    return { group, names: family.split(", ").map((last, at) => `${first[at % first.length]} ${last}`) };
  });
}
