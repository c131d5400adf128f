import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { ApiScope, SCOPE_WORDS } from "#shared/account/api-key.ts";
import { DAYS_UNTIL_DISABLED } from "#shared/account/webhook.ts";
import { API_EXAMPLES, MCP_EXAMPLE } from "./api-examples.ts";
import { API_STYLE } from "./api-page-style.ts";
import { openapi, type Operation } from "./openapi.ts";

const hash = createHash("sha256").update(API_STYLE).digest("base64");
/** Nothing runs and nothing is fetched; the one style is known by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

/** The OpenAPI document for people: what programs may call. Without a script, made once. */
export function apiPage(publicUrl: string) {
  const app = new Hono();
  const page = writePage(publicUrl);
  app.get("/developers", (request) => {
    request.header("content-security-policy", POLICY);
    return request.html(page);
  });
  return app;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function writePage(publicUrl: string) {
  const document = openapi();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API · Evenhand</title>
        ${raw(`<style>${API_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <p><a href="/">Evenhand</a></p>
          <h1>API</h1>
          ${introduction(publicUrl)} ${ApiScope.options.map((scope) => callsOf(scope, calls))} ${examples()}
          ${webhooks(document.webhooks)} ${assistants(publicUrl)}
        </main>
      </body>
    </html>`;
}

function introduction(publicUrl: string) {
  return html`<p class="lead">
      Programs use Evenhand with an API key, which you make on <a href="/account">your account page</a>. Send it with
      every call to <code>${publicUrl}</code>: <code>Authorization: Bearer evh_…</code>. A key has scopes, an expiry and
      600 calls a minute; beyond them the answer is 429 with <code>Retry-After</code>. No key changes an account, its
      plan or its keys.
    </p>
    <p class="lead">
      A refusal is <code>{"error": {"code", "message", "requestId"}}</code>: the code is for programs, the message for
      people. Calls that take an <code>Idempotency-Key</code> do a thing once, however often they are sent. The whole
      description is <a href="/api/openapi.json">an OpenAPI 3.1 document</a>.
    </p>`;
}

function callsOf(scope: ApiScope, calls: Call[]) {
  const taking = calls.filter(({ operation }) => operation.security?.some(({ apiKey }) => apiKey?.includes(scope)));
  return html`<section>
    <h2>Scope ${scope}: ${SCOPE_WORDS[scope].toLowerCase()}</h2>
    ${taking.map(describeCall)}
  </section>`;
}

function describeCall({ method, path, operation }: Call) {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"].schema;
  const answer = responses["200"].content?.["application/json"].schema;
  return html`<article id="${operationId}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${summary}.</p>
    ${
      parameters.length > 0 &&
      html`<ul>
        ${parameters.map(describeParameter)}
      </ul>`
    }
    ${body !== undefined && schemaOf("Body", body)} ${answer !== undefined && schemaOf("Answer", answer)}
  </article>`;
}

function describeParameter({ name, in: place, required }: Operation["parameters"][number]) {
  return html`<li><code>${name}</code> <span class="quiet">in the ${place}${required ? "" : ", optional"}</span></li>`;
}

function schemaOf(title: string, schema: unknown) {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`;
}

function examples() {
  return html`<section>
    <h2>Examples</h2>
    <p>With the address and the key in <code>EVENHAND_URL</code> and <code>EVENHAND_KEY</code>.</p>
    ${API_EXAMPLES.map(
      ({ title, command }) =>
        html`<h3>${title}</h3>
          <pre tabindex="0">${command}</pre>`,
    )}
  </section>`;
}

function webhooks(events: ReturnType<typeof openapi>["webhooks"]) {
  return html`<section>
    <h2>Webhooks</h2>
    <p>
      Messages have the form of <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>: check
      <code>webhook-signature</code> with one of its libraries and the secret you were shown. Answer 2xx within 15
      seconds; otherwise the message is sent again, ten times within three days, always with the same
      <code>webhook-id</code>. After ${DAYS_UNTIL_DISABLED} days of failing, or an answer 410, the webhook is disabled.
    </p>
    ${Object.entries(events).map(
      ([event, { post }]) =>
        html`<article id="${event}">
          <h3><code>${event}</code></h3>
          <p>${post.summary}.</p>
          ${schemaOf("Body", post.requestBody.content["application/json"].schema)}
        </article>`,
    )}
  </section>`;
}

function assistants(publicUrl: string) {
  return html`<section>
    <h2>Assistants</h2>
    <p>
      The Model Context Protocol is served at <code>${publicUrl}/mcp</code> with the key in the same header, and on
      standard input and output by <code>evenhand mcp</code>, which can also screen a folder of your machine:
    </p>
    <pre tabindex="0">${MCP_EXAMPLE}</pre>
    <p>
      Words of CVs reach an assistant marked as data. Give it a key without <code>decide</code> unless it should record
      decisions.
    </p>
  </section>`;
}
