import { EmailAddress } from "#shared/account/account.ts";

export interface LeadDraft {
  email: string;
  company: string;
  hasConsented: boolean;
  wantsUpdates: boolean;
}

export const EMPTY_LEAD: LeadDraft = { email: "", company: "", hasConsented: false, wantsUpdates: false };

export type LeadErrors = Partial<Record<keyof LeadDraft, string>>;

export function findLeadErrors({ email, hasConsented }: LeadDraft): LeadErrors {
  const emailError = findEmailError(email);
  return {
    ...(emailError && { email: emailError }),
    ...(!hasConsented && { hasConsented: "You must consent to data processing to join the waitlist" }),
  };
}

function findEmailError(email: string) {
  if (!email.trim()) return "Email address is required";
  return EmailAddress.safeParse(email).success ? undefined : "Please enter a valid email address";
}

/** Some systems hand over a PDF without its type; its name then has to do. */
export function isPdf(file: File) {
  return file.type === "application/pdf" || file.name.toLowerCase().endsWith(".pdf");
}
