import type { Site } from "./site.ts";

/** Whom the pages may call, and only where an id is configured. */
export const ANALYTICS_HOST = "https://www.google-analytics.com";
export const PIXEL_HOST = "https://www.facebook.com";

/** Who hears of what a visitor does, after a yes. */
export interface Sink {
  kind: "first-party" | "analytics" | "pixel";
  id: string;
}

export function sinksOf({ counts_visits, analytics_id, pixel_id }: Site): Sink[] {
  return [
    ...(counts_visits ? [{ kind: "first-party", id: "" } as const] : []),
    ...(analytics_id === null ? [] : [{ kind: "analytics", id: analytics_id } as const]),
    ...(pixel_id === null ? [] : [{ kind: "pixel", id: pixel_id } as const]),
  ];
}

const SEPARATOR = " ";

/** For the head of the page, which must know its sinks before it asks for anything: "first-party: analytics:G-4711". */
export function writeSinks(site: Site): string {
  return sinksOf(site)
    .map(({ kind, id }) => `${kind}:${id}`)
    .join(SEPARATOR);
}

export function readSinks(text: string): Sink[] {
  return text.split(SEPARATOR).flatMap((each) => {
    const [kind, id = ""] = each.split(":");
    return kind === "first-party" || kind === "analytics" || kind === "pixel" ? [{ kind, id }] : [];
  });
}

export function hostsOf(site: Site): string[] {
  return [...(site.analytics_id === null ? [] : [ANALYTICS_HOST]), ...(site.pixel_id === null ? [] : [PIXEL_HOST])];
}

/** Where we count ourselves. */
export const COUNT_PATH = "/api/analytics/events";

/** Stands for the address of a page whose pattern nobody knows. */
export const UNKNOWN_PAGE = "/*";
