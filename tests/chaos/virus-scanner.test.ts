import { globSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Clamd, EICAR } from "#tests/support/clamd.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";

let clamd: Clamd;
afterEach(async () => {
  await Product.closeAll();
  await clamd.down();
});

test("with a virus scanner set, a harmful CV is refused, never kept and told to the log alone, and no file passes while the scanner is away", async () => {
  clamd = await Clamd.start();
  const product = await Product.start({ env: { CLAMAV_URL: clamd.url, LOG_LEVEL: "warn" } });
  const client = await product.client();
  const [vacancy, cvs] = [inventedVacancy(), inventedCvs(2)];
  const { id } = await client.createUpload(1);
  const path = `${client.userId}/${id}/cv-1-1.pdf`;
  const put = async (bytes: Uint8Array) => {
    const answer = await client.putFile("cv-uploads", path, { fileName: "Robin Hale.pdf", bytes });
    return answer.ok ? answer.status : [answer.status, (await answer.json()).error.code];
  };
  const harmful = Buffer.concat([
    cvs[0]?.bytes ?? Buffer.alloc(0),
    Buffer.from(`\n1 0 obj\nstream\n${EICAR}\nendstream`),
  ]);

  expect(await put(harmful)).toEqual([422, "infected_file"]);
  expect((await client.send(`/api/storage/cv-uploads/${path}`)).status).toBe(404);
  expect(globSync(join(product.dataFolder, "files", "**", "*.pdf*"))).toEqual([]);
  expect(product.said).toContain('"signature":"Eicar-Signature"');
  expect(product.said).not.toContain("Robin");

  await clamd.down();
  expect(await put(cvs[0]?.bytes ?? Buffer.alloc(0))).toEqual([503, "unavailable"]);
  await clamd.up();
  expect(await put(cvs[0]?.bytes ?? Buffer.alloc(0))).toBe(200);
  const upload = await client.upload(vacancy, cvs);
  await client.start(upload.id);
  expect((await client.untilDone(upload.id)).percent).toBe(100);
});
