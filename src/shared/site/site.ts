import * as z from "zod/mini";

/** What every visitor may know of this installation. Where it names nobody who counts, nothing is ever sent. */
export const Site = z.object({
  privacy_contact: z.string(),
  /** Counted by ourselves, by day and page, and told to nobody. */
  counts_visits: z.boolean(),
  analytics_id: z.nullable(z.string()),
  pixel_id: z.nullable(z.string()),
});
export type Site = z.infer<typeof Site>;
