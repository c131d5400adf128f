import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
}

/** Somebody's program that webhooks are sent to. What it answers can be changed while it runs. */
export async function startReceiver(host = "127.0.0.1") {
  const received: ReceivedMessage[] = [];
  const receiver = { answer: (response: ServerResponse) => void response.writeHead(204).end() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({ headers: headersOf(request), body: Buffer.concat(chunks).toString() });
    receiver.answer(response);
  });
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return Object.assign(receiver, {
    received,
    port,
    url: `http://localhost:${port}/evenhand`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

function headersOf({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
