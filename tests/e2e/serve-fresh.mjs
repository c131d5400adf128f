import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";

// The product as a newcomer starts it, on a data folder that is gone afterwards.
const data = process.env.EVENHAND_DATA;
rmSync(data, { recursive: true, force: true });
const product = spawn(process.execPath, ["scripts/start.mjs"], {
  env: {
    ...process.env,
    TRUSTED_PROXIES: "127.0.0.0/8,::1",
    ANALYTICS: "first-party",
    ANALYTICS_ID: "G-JOURNEYS",
    AD_PIXEL_ID: "4711",
    OPERATOR_EMAILS: "operator@example.org",
  },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => product.kill(signal));
product.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
