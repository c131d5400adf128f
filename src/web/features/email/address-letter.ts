import { call } from "#lib/api/api-client.ts";
import type { EmailDraft } from "#shared/reports/email-draft.ts";
import type { EmailRecipient } from "./email-recipient.ts";

interface AddressedLetter {
  letter: EmailDraft;
  address: string | null | undefined;
}

/** The letter as it leaves. Whom a covered candidate's goes to is asked for only now, put in and shown nowhere. */
export async function addressLetter(draft: EmailDraft, recipient: EmailRecipient): Promise<AddressedLetter> {
  const { id, name, email, isCovered } = recipient;
  if (!isCovered) return { letter: draft, address: email };
  const to = await call("addressLetter", { params: { id } });
  // Not the beginning of a longer number.
  const number = new RegExp(`${name}(?!\\d)`, "gu");
  const put = (text: string) => text.replaceAll(number, () => to.name);
  return { letter: { ...draft, subject: put(draft.subject), content: put(draft.content) }, address: to.email };
}
