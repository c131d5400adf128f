import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./set-up.mjs";

// What every route weighs, against its limit: npm run budgets. A build that is too heavy has failed before this.
const { isWithin, tableOf, weighPages } = await import("./page-budgets.ts");
const weights = weighPages(join(ROOT, "dist/web"));
console.log(tableOf(weights));
process.exitCode = isWithin(weights) ? 0 : 1;
