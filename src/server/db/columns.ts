import { sql } from "drizzle-orm";
import { customType, jsonb, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#shared/ids.ts";

// The migrations make the tables; each folder's `*-schema.ts` names what the queries use of them. `schema.test.ts` holds the two together.

/** A point in time as the wire writes it, so that a row needs no translation on its way out. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
});

export const madeAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);
export const owner = () => uuid().$type<UserId>().notNull();
export const list = <T>() => jsonb().$type<T[]>().notNull().default([]);
