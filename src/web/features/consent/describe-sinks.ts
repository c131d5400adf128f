import type { Sink } from "#shared/site/sinks.ts";

/** Who would hear of it, in words: a yes is only one if it is known to whom. */
export function describeSinks(sinks: readonly Sink[]): string {
  const isOutside = (kind: Sink["kind"]) => sinks.some((sink) => sink.kind === kind);
  if (isOutside("analytics") && isOutside("pixel"))
    return "An outside service counts, with two cookies, and a social network learns when you send us your address.";
  if (isOutside("analytics")) return "An outside service counts, with two cookies.";
  if (isOutside("pixel")) return "A social network learns when you send us your address, and nothing else.";
  return "We count by day and page on our own server, without a cookie.";
}
