import * as z from "zod/mini";
import { EmailAddress } from "./account.ts";

const name = z.string().check(z.trim(), z.maxLength(200));

/** A row of `waitlist_signups`: a visitor who wants scores by mail. Without consent there is no row. */
export const WaitlistSignup = z.object({
  full_name: z.nullable(name),
  email: EmailAddress,
  data_consent: z.literal(true),
  marketing_consent: z.boolean(),
});
export type WaitlistSignup = z.infer<typeof WaitlistSignup>;

export const WaitlistConfirmation = z.object({ fullName: name, email: EmailAddress });
export type WaitlistConfirmation = z.infer<typeof WaitlistConfirmation>;
