import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { inParallel } from "#tests/support/test-client.ts";
import { Product } from "#tests/support/product.ts";
import { AuthSession } from "#shared/account/account.ts";
import { Caller, fromAnotherAddress } from "./caller.ts";

const SIGN_UPS_AT_ONCE = 8;
const CORES = cpus().length;
const canPin = CORES > 1 && spawnSync("taskset", ["-p", String(process.pid)]).status === 0;

/** For the table: threads that hash or read files, the database and the readers go where the machine puts them. */
export const PINNING = canPin ? "server's main thread 0, client 1, rest free" : "not pinned";

/** A fresh product whose server shares no core with the program that asks it. */
export async function startPinned(env: Record<string, string> = {}): Promise<Product> {
  const product = await Product.start({ env: { TRUSTED_PROXIES: "127.0.0.1", ...env } });
  // Also when what was to be measured went wrong: a server left behind would load the next measurement.
  process.once("exit", () => void product.signal("SIGTERM"));
  pin(product);
  const ready = await product.send("/api/ready");
  if (!ready.ok) throw new Error(`The product is not ready: ${ready.status}`);
  return product;
}

export function pin(product: Product) {
  if (!canPin) return;
  put(["-p", "-c", "0", String(product.pid)]);
  put(["-a", "-p", "-c", "1", String(process.pid)]);
}

/** Before the product is started anew: what it starts would stay on the client's core. */
export function unpin() {
  if (canPin) put(["-a", "-p", "-c", `0-${CORES - 1}`, String(process.pid)]);
}

function put(args: string[]) {
  const { status, stderr } = spawnSync("taskset", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
}

export interface BenchUser {
  id: AuthSession["user"]["id"];
  email: string;
  token: string;
}

export const PASSWORD = "correct horse battery";

export async function signUpMany(product: Product, count: number): Promise<BenchUser[]> {
  const caller = new Caller(product.port, SIGN_UPS_AT_ONCE);
  const users: BenchUser[] = [];
  await inParallel(SIGN_UPS_AT_ONCE, Array.from({ length: count }), async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { email, password: PASSWORD, data: { full_name: "Robin Hale" } };
    const answer = await caller.send({
      method: "POST",
      path: "/api/auth/signup",
      body,
      headers: fromAnotherAddress(),
    });
    if (answer.status !== 200) throw new Error(`Signing up: ${answer.status} ${answer.text}`);
    const { user, access_token } = AuthSession.parse(JSON.parse(answer.text));
    users.push({ id: user.id, email, token: access_token });
  });
  caller.close();
  return users;
}
