import { expect, type Page, request } from "@playwright/test";

/**
 * The link in the newest mail to somebody, from the outbox that stands in for a mail server. Mails leave a moment after their
 * cause: of several, the last has to be waited for.
 */
export async function readMail(page: Page, to: string, type: "recovery" | "email", ofMails = 1): Promise<string> {
  // The outbox answers nobody who comes through a proxy, as the pages of a journey do.
  const operator = await request.newContext({ baseURL: new URL(page.url()).origin });
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await operator.get("/dev/outbox")).text();
    const mails = outbox.split("<article").filter((mail) => mail.includes(to));
    const links = mails.flatMap((mail) => new RegExp(`href="([^"]*type=${type})"`).exec(mail)?.[1] ?? []);
    expect(links).toHaveLength(ofMails);
    [link] = links;
  }).toPass({ timeout: 60_000 });
  await operator.dispose();
  if (link === undefined) throw new Error(`The mail to ${to} has no link.`);
  return link.replaceAll("&amp;", "&");
}
