import * as z from "zod/mini";
import { EmailAddress } from "./account.ts";
import { WaitlistConfirmation, WaitlistSignup } from "./lead.ts";
import { done, type Route } from "#shared/route.ts";

export const leadRoutes = {
  joinWaitlist: {
    method: "POST",
    path: "/api/waitlist-signups",
    access: "public",
    body: WaitlistSignup,
    answer: z.object({ id: z.uuid() }),
  },
  confirmWaitlist: {
    method: "POST",
    path: "/api/functions/send-waitlist-confirmation",
    access: "public",
    body: WaitlistConfirmation,
    answer: done,
  },
  recordFileUpload: {
    method: "POST",
    path: "/api/file-uploads",
    access: "anyone",
    body: z.object({ email: EmailAddress }),
    answer: z.object({ id: z.uuid() }),
  },
} as const satisfies Record<string, Route>;
