import type * as z from "zod/mini";
import type { api, RouteName } from "./api.ts";
import type { Route } from "./route.ts";

type Api = typeof api;
type Part<Name extends RouteName, Key extends "params" | "query" | "body"> = Api[Name] extends {
  [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? { [K in Key]: z.input<Schema> }
  : unknown;

/** What a call of the route table is given, and what it answers. */
export type CallInput<Name extends RouteName> = Part<Name, "params"> & Part<Name, "query"> & Part<Name, "body">;
export type CallAnswer<Name extends RouteName> = Api[Name] extends { answer: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;

/** The input of any call. */
export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function pathOf(route: Route, { params = {}, query = {} }: CallParts): string {
  const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, isDeep?: string) => {
    const value = params[name] ?? "";
    return isDeep ? value.split("/").map(encode).join("/") : encode(value);
  });
  const search = Object.entries(query).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? `${name}=${encode(`${value}`)}` : [],
  );
  return search.length > 0 ? `${path}?${search.join("&")}` : path;
}

/** Half a surrogate pair, which somebody may paste into a search, cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
