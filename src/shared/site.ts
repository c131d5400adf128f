import * as z from "zod/mini";

/** What every visitor may know of this installation. Without an analytics id nothing is ever sent. */
export const Site = z.object({ privacy_contact: z.string(), analytics_id: z.nullable(z.string()) });
export type Site = z.infer<typeof Site>;

/** Whom the pages may call, and only where an id is configured. */
export const ANALYTICS_HOST = "https://www.google-analytics.com";
