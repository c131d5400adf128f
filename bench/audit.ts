import { audit } from "#db/operations/audit-queries.ts";
import { asSystem, openDatabase } from "#db/client.ts";
import { query } from "#tests/support/database-template.ts";
import { Product } from "#tests/support/product.ts";
import { inParallel } from "#tests/support/test-client.ts";

// What sealing an entry of the audit log costs the transaction it is part of, and a login.
// npm run bench:audit
const TRANSACTIONS = Number(process.argv[2] ?? 2000);
const LOGINS = 30;

const product = await Product.start({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
const url = product.databaseUrl();
const db = openDatabase({ url, maxConnections: 8, onError: () => undefined });
const client = await product.client();

let callers = 0;
const figures: Record<string, object> = {};
for (const width of [1, 8])
  for (const sealing of ["without", "with", "without", "with"]) {
    await query(url, `alter table audit_log ${sealing === "with" ? "enable" : "disable"} trigger audit_log_sealed`);
    const name = `${width} at once, ${sealing} seals`;
    figures[name] = await measure(width, TRANSACTIONS, () => asSystem(db, (tx) => audit(tx, null, "sign_in_failed")));
    figures[`login, ${name}`] = await measure(width, LOGINS, logIn);
  }
console.table(figures);
await db.$client.end();
await Product.closeAll();

function logIn() {
  callers += 1;
  return product.send("/api/auth/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email: client.email, password: "correct horse battery" }),
    headers: { "content-type": "application/json", "x-forwarded-for": `10.0.${callers >> 8}.${callers & 255}` },
  });
}

async function measure(width: number, times: number, work: () => Promise<unknown>) {
  const took: number[] = [];
  const startedAt = performance.now();
  await inParallel(width, Array.from({ length: times }), async () => {
    const begunAt = performance.now();
    await work();
    took.push(performance.now() - begunAt);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const at = (share: number) => took.toSorted((a, b) => a - b)[Math.floor(share * times)]?.toFixed(1);
  return { "p50 ms": at(0.5), "p95 ms": at(0.95), "a second": Math.round(times / seconds) };
}
