import type { EmailDraft } from "#shared/reports/email-draft.ts";

/** RFC 6068: lines end with both characters, and everything is percent-encoded but the @ of the address. */
export function mailtoLink({ subject, content }: EmailDraft, address: string | null | undefined): string {
  const to = encodeURIComponent(address ?? "").replaceAll("%40", "@");
  const body = content.toWellFormed().replaceAll(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject.toWellFormed())}&body=${encodeURIComponent(body)}`;
}
