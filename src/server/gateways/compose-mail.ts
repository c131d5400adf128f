import MailComposer from "nodemailer/lib/mail-composer";
import type { OutgoingMail } from "./mailer.ts";

const CONTROL_CHARACTER = /\p{Cc}/u;

export interface ComposedMail {
  envelope: { from: string; to: string[] };
  bytes: Buffer;
}

/** The message as it goes out. Its Message-ID depends on the mail alone: where one arrives twice after all, mail programs show it once. */
export async function composeMail(from: string, mail: OutgoingMail): Promise<ComposedMail> {
  refuseControlCharacters({ from, recipient: mail.recipient, subject: mail.subject });
  const message = new MailComposer({
    from,
    // As an object, because text would be parsed: a comma in it would make two recipients.
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    date: new Date(mail.created_at),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const sender = message.getEnvelope().from || "evenhand@localhost";
  message.setHeader("Message-ID", `<${mail.id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`);
  return { envelope: { from: sender, to: [mail.recipient] }, bytes: await message.build() };
}

/** A line break in a header would begin the next header: another recipient, another sender, another body. */
function refuseControlCharacters(headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers))
    if (CONTROL_CHARACTER.test(value)) throw new Error(`The ${name} of a mail holds a control character.`);
}
