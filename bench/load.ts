import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Report, tableOf } from "./load/figures.ts";

// All load figures, one subject after another, each in a process and on a product of its own; one table and one line of JSON at the end.
// npm run bench:load · npm run bench:load -- steady polling
const SUBJECTS = ["steady", "polling", "login-storm", "overload", "watchers", "uploads", "export"];

const asked = process.argv.slice(2);
const unknown = asked.filter((subject) => !SUBJECTS.includes(subject));
if (unknown.length > 0) throw new Error(`No such subject: ${unknown.join(", ")}. There are ${SUBJECTS.join(", ")}.`);

const reports: Report[] = [];
for (const subject of asked.length > 0 ? asked : SUBJECTS) reports.push(await measure(subject));
console.log(tableOf(reports));
console.log(JSON.stringify(reports));

async function measure(subject: string): Promise<Report> {
  console.error(`${subject} …`);
  const script = join(import.meta.dirname, "load", `${subject}.ts`);
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${subject} ended with ${code}.`);
  return JSON.parse(said.trim().split("\n").at(-1) ?? "");
}
