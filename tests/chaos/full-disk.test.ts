import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";

const folder = mkdtempSync(join(tmpdir(), "evenhand-full-"));
const files = join(folder, "files");
mkdirSync(files);
// Only root may mount; elsewhere this test is told as skipped.
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", files]).status === 0;

afterAll(async () => {
  await Product.closeAll();
  spawnSync("umount", [files]);
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!isMounted)(
  "a full disk is told plainly, keeps no half file, and the upload goes on once there is room",
  async () => {
    const product = await Product.start({ dataFolder: folder });
    const client = await product.client();
    const { id } = await client.createUpload(1);
    const big = { fileName: "big.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2_000_000)]) };
    const path = `${client.userId}/${id}/cv-1-1.pdf`;
    const refused = await client.putFile("cv-uploads", path, big);
    expect([refused.status, (await refused.json()).error.code]).toEqual([507, "storage_full"]);
    expect((await client.send(`/api/storage/cv-uploads/${path}`)).status).toBe(404);
    spawnSync("mount", ["-o", "remount,size=16m", files]);
    expect((await client.putFile("cv-uploads", path, big)).status).toBe(200);
    const upload = await client.upload(inventedVacancy(), inventedCvs(2));
    await client.start(upload.id);
    expect((await client.untilDone(upload.id)).percent).toBe(100);
    await product.signal("SIGTERM");
    spawnSync("umount", [files]);
    rmSync(folder, { recursive: true, force: true });
  },
);
