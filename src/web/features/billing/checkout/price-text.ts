import type { PriceInterval } from "#shared/billing/billing.ts";
import { PRICE_GBP, YEARLY_SAVING_PERCENT } from "#shared/billing/prices.ts";

const whole = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const MONTHS = 12;

export const FREE_PRICE = `${whole.format(0)} per month`;
export const PRICE: Record<PriceInterval, string> = {
  month: `${whole.format(PRICE_GBP.month)} per month`,
  year: `${whole.format(PRICE_GBP.year)} per year`,
};
export const YEARLY_SAVING = `Saves ${YEARLY_SAVING_PERCENT}%, about ${exact.format(PRICE_GBP.year / MONTHS)} per month`;
export const INTERVAL_NAME: Record<PriceInterval, string> = { month: "Monthly", year: "Yearly" };
