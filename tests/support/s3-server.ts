import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "#gateways/s3-client.ts";

const BUCKET = "evenhand";
/** The server's only account. */
const ACCOUNT = "S3RVER";

/** An S3 server on a folder of its own. It honours `If-None-Match` as S3 does, which the package itself passes over. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), "evenhand-s3-"));
  // The package signs a bucket's own address without the slash at its end, which the client sends.
  const options = { allowMismatchedSignatures: true, configureBuckets: [{ name: BUCKET }] };
  const s3 = new S3rver({ directory, silent: true, ...options });
  await s3.configureBuckets();
  const answer = s3.callback();
  let isAway = false;
  let isAnswerLost = false;
  const server = createServer((request, response) => {
    if (isAway) {
      request.destroy();
      return;
    }
    if (isAnswerLost && request.method === "PUT") {
      isAnswerLost = false;
      response.end = () => response.destroy();
    }
    void refuses(s3, request).then((isRefused) => (isRefused ? refuse(response) : answer(request, response)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The S3 server has no port.");
  const settings: S3Settings = {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${address.port}`,
    region: "eu-central-1",
    accessKeyId: ACCOUNT,
    secretAccessKey: ACCOUNT,
  };
  return {
    settings,
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: ACCOUNT,
      S3_SECRET_ACCESS_KEY: ACCOUNT,
    },
    /** Where the object's bytes lie. */
    pathOf: (key: string) => join(directory, BUCKET, `${key}._S3rver_object`),
    /** As when the network to it is cut. */
    setAway: (value: boolean) => {
      isAway = value;
    },
    /** The next object is stored, and nobody hears of it. */
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

async function refuses(s3: S3rver, { method, url, headers }: IncomingMessage) {
  if (method !== "PUT" || headers["if-none-match"] !== "*") return false;
  const { pathname } = new URL(url ?? "", "http://s3.test");
  return s3.store.existsObject(BUCKET, decodeURIComponent(pathname.slice(BUCKET.length + 2)));
}

function refuse(response: ServerResponse) {
  response.writeHead(412, { "content-type": "application/xml" });
  response.end("<Error><Code>PreconditionFailed</Code><Message>The key is taken.</Message></Error>");
}
