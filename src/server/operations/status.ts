import { checkProduct } from "./check-product.ts";
import { readConfig } from "#server/config/config.ts";

const checks = await checkProduct(readConfig(process.env, []));
const isWell = checks.every((check) => check.isWell);
const lines = checks.map(({ name, isWell: ok, says }) => `  ${ok ? "ok" : "!!"}  ${name.padEnd(13)} ${says}`);
const text = [isWell ? "Evenhand is well." : "Evenhand needs attention.", ...lines].join("\n");
process.stdout.write(`${process.argv.includes("--json") ? JSON.stringify({ isWell, checks }) : text}\n`);
process.exitCode = isWell ? 0 : 1;
