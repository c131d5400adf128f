import * as z from "zod/mini";

/** PDF points, origin at the top left of the page. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/** A located piece of the CV: `start` and `end` are character offsets into the visible text of that page. */
export const Quote = z.object({
  text: z.string(),
  page: z.int().check(z.positive()),
  start: z.int(),
  end: z.int(),
  boxes: z.array(Box),
});
export type Quote = z.infer<typeof Quote>;

export const Level = z.enum(["strong", "partial", "missing"]);
export type Level = z.infer<typeof Level>;

const Share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * What a CV shows for one criterion. A level above missing always carries a quote; missing carries one, the nearest, where it earns
 * a little for that. `credit` is the share of the criterion's points
 * that it earns, `confidence` how sure the verdict is; findings of engines before local-6 have neither. `mentions` counts the
 * passages that speak for it. `engine` stands where another engine than the CV's own found it: for a criterion that was added later.
 */
export const Finding = z.object({
  criterion_id: z.string(),
  level: Level,
  credit: z.optional(Share),
  confidence: z.optional(Share),
  mentions: z.int(),
  engine: z.optional(z.string()),
  quotes: z.array(Quote),
});
export type Finding = z.infer<typeof Finding>;
