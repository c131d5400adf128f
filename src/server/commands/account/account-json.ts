import type { Db } from "#db/client.ts";
import { listOwnRows, SECTION_NAMES } from "#db/account/own-data-queries.ts";
import type { UserId } from "#shared/ids.ts";

/** One JSON document in pieces of a row each, laid out for people. */
export async function* accountJson(db: Db, ownerId: UserId, user: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(`{\n  "user": ${indented(user, 2)}`);
  for (const name of SECTION_NAMES) {
    yield Buffer.from(`,\n  "${name}": [`);
    let comma = "";
    for await (const row of listOwnRows(db, ownerId, name)) {
      yield Buffer.from(`${comma}\n    ${indented(row, 4)}`);
      comma = ",";
    }
    yield Buffer.from("\n  ]");
  }
  yield Buffer.from("\n}\n");
}

function indented(value: unknown, depth: number) {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(depth)}`);
}
