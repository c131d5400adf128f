import type { PriceInterval } from "./billing.ts";

// The landing page shows these, so nothing here may need a schema.
export const PRICE_GBP: Record<PriceInterval, number> = { month: 19, year: 190 };
/** Of a year against twelve months, rounded. */
export const YEARLY_SAVING_PERCENT = 17;
/** Screenings a month on the free plan. */
export const FREE_SCREENINGS = 25;
