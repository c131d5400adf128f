import type { Socket } from "node:net";
import { storagePath } from "#shared/screening/upload.ts";
import { costlyPage } from "./costly-page.ts";
import { inventedVacancy } from "./invented-cvs.ts";
import type { Product } from "./product.ts";
import { openSocket, textOf, writeCall } from "./raw-call.ts";
import { screened } from "./screened-client.ts";
import type { TestClient } from "./test-client.ts";

export const SLOW_UPLOADS = 200;
const COSTLY_PAGES = 50;
const FILE_BYTES = 1_000_000;

/** CVs whose page takes longer to draw than the server waits for it. Each is costly once: afterwards it is known. */
export async function storeCostlyCvs(mallory: TestClient, count: number): Promise<string[]> {
  const costly = Array.from({ length: count }, (_, number) => ({
    fileName: `${number}.pdf`,
    bytes: costlyPage([`Mallory Ashgrove ${number}`, "Gardener", "Grows tomatoes"]),
  }));
  const upload = await screened(mallory, inventedVacancy(), costly);
  return (await mallory.candidates(upload.id)).map(({ id }) => `/api/bulk-analysis-results/${id}/pages/1`);
}

/** All at once, of each CV in turn; a width is asked for only once. */
export function askForCostlyPages(mallory: TestClient, paths: string[]): Promise<Response>[] {
  return Array.from({ length: COSTLY_PAGES }, (_, index) =>
    mallory.send(`${paths[index % paths.length]}?width=${900 + index}`),
  );
}

type Trial = Awaited<ReturnType<typeof startTrial>>;

/** An answer is what came until the server ended the connection. */
export function openSlowUploads(product: Product, { secret, pathOf }: Trial) {
  const sockets = Array.from({ length: SLOW_UPLOADS }, (_, index) => trickle(product, pathOf(index), secret));
  return { sockets, answers: sockets.map((socket) => textOf(socket)) };
}

export async function startTrial(product: Product) {
  const answer = await product.send("/api/bulk-file-uploads", {
    method: "POST",
    body: JSON.stringify({ total_cvs: 30 }),
  });
  const { id, user_id, claim_secret } = await answer.json();
  const pathOf = (index: number) =>
    storagePath("cv-uploads", { userId: user_id, uploadId: id, position: (index % 30) + 1, at: 1_700_000_000_000 });
  return { secret: claim_secret, pathOf };
}

/** A trial's upload: its head, and then a byte now and then. */
function trickle(product: Product, path: string, secret: string): Socket {
  const socket = openSocket(product.port);
  const headers = { "x-claim-secret": secret, "x-file-name": "cv.pdf", "content-length": String(FILE_BYTES) };
  socket.write(writeCall({ method: "PUT", path: `/api/storage/cv-uploads/${path}`, headers }));
  const dripping = setInterval(() => socket.write("%"), 1000);
  socket.on("close", () => clearInterval(dripping));
  return socket;
}
