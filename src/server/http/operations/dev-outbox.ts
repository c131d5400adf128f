import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { ClientAddresses } from "#http/client-address.ts";
import { isFromThisMachine } from "#http/from-this-machine.ts";

export interface PostedMail {
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}

const LINK = /(https?:\/\/[^\s<>"]+)/;
/** Mails carry their styles in themselves. Nothing else of them may do anything, and nothing is fetched for them. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'";

/** Mails that no server takes, for the developer at this machine. For requests from elsewhere this page does not exist. */
export function devOutbox(listMails: () => Promise<PostedMail[]>, addresses: ClientAddresses) {
  const app = new Hono();
  app.get("/dev/outbox", async (request, next) => {
    if (!isFromThisMachine(request, addresses)) return next();
    request.header("cache-control", "no-store");
    request.header("content-security-policy", POLICY);
    return request.html(page(await listMails()));
  });
  return app;
}

function page(mails: PostedMail[]) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outbox · Evenhand</title>
        <style>
          ${OUTBOX_STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p class="quiet">
            No mail server is configured, so these messages wait here, each as plain text and as mail programs draw it.
            The newest is first.
          </p>
          ${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : mails.map(article)}
        </main>
      </body>
    </html>`;
}

function article({ from, to, subject, date, text, html: drawn }: PostedMail) {
  return html`<article>
    <h2>${subject}</h2>
    <dl>
      <div>
        <dt>From</dt>
        <dd>${from}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${to}</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>${date}</dd>
      </div>
    </dl>
    <div class="bodies">
      <div class="text">${text.split(/\n{2,}/).map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}</div>
      <iframe
        title="${subject}"
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${inNewTabs(drawn)}"
      ></iframe>
    </div>
  </article>`;
}

/** Our own pages refuse to stand in a frame. */
const inNewTabs = (drawn: string) => drawn.replace("<head>", '<head><base target="_blank">');

/** Splitting by a group keeps what it matched: the pieces with an odd index are the links. */
function withLinks(text: string) {
  return text.split(LINK).map((piece, index) => (index % 2 === 0 ? piece : html`<a href="${piece}">${piece}</a>`));
}

/** The page stands outside of the built product and its tokens. */
const OUTBOX_STYLE = raw(`
:root { color-scheme: light dark; --line: light-dark(#dadfe3, #2c323b); --quiet: light-dark(#4d5662, #b1b8c1); --link: light-dark(#1c4daf, #83b3fa); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f7f9, #0f1319); color: light-dark(#161d29, #edf0f4); }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
.quiet { max-width: 60ch; margin: .5rem 0 2rem; color: var(--quiet); }
article { margin-bottom: 1.5rem; padding: 1.25rem; background: light-dark(#fff, #161b23); border: 1px solid var(--line); border-radius: 8px; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1rem; font-size: .875rem; }
dl div { display: flex; gap: .5rem; min-width: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.bodies { display: grid; gap: 1.25rem; }
.text { font-size: .875rem; white-space: pre-line; overflow-wrap: anywhere; }
.text p { margin: 0 0 .75rem; }
a { color: var(--link); }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 5px; }
@media (min-width: 56rem) { .bodies { grid-template-columns: 2fr 3fr; } }
`);
