import { type Context, Hono } from "hono";
import { html } from "hono/html";

export interface PostedMail {
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LINK = /(https?:\/\/[^\s<>"]+)/;

/** Mails that no server takes, for whoever develops on this machine. To everybody else this page does not exist. */
export function devOutbox(listMails: () => Promise<PostedMail[]>) {
  const app = new Hono();
  app.get("/dev/outbox", async (request, next) => {
    if (!isFromThisMachine(request)) return next();
    request.header("cache-control", "no-store");
    return request.html(page(await listMails()));
  });
  return app;
}

/** A page of a stranger can make this machine's browser ask, and a proxy asks for strangers: the first names its own host, the second says so. */
function isFromThisMachine({ req }: Context) {
  const isForwarded = req.header("x-forwarded-for") !== undefined || req.header("forwarded") !== undefined;
  return !isForwarded && THIS_MACHINE.test(req.header("host") ?? "");
}

function page(mails: PostedMail[]) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>Outbox</title>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>No mail server is configured, so these messages wait here. The newest is first.</p>
        ${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : mails.map(article)}
      </body>
    </html>`;
}

function article({ from, to, subject, date, text }: PostedMail) {
  return html`<article>
    <h2>${subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${from}</dd>
      <dt>To</dt>
      <dd>${to}</dd>
      <dt>Date</dt>
      <dd>${date}</dd>
    </dl>
    ${text.split(/\n{2,}/).map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}
  </article>`;
}

/** Splitting by a group keeps what it matched: the pieces with an odd index are the links. */
function withLinks(text: string) {
  return text.split(LINK).map((piece, index) => (index % 2 === 0 ? piece : html`<a href="${piece}">${piece}</a>`));
}
