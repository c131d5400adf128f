import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import type { ModelReply } from "#gateways/language-model.ts";
import { tryModel } from "#pipeline/model/try-model.ts";
import { readConfig } from "#server/config/config.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const { model: settings } = readConfig(process.env, []);
if (settings === undefined) print("No language model is configured: the local engine judges alone.");
else await check(new AiSdkModel(settings));

async function check(model: AiSdkModel) {
  const startedAt = performance.now();
  const { reply, isStructured, quotesTruly } = await tryModel(model);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(model.name);
  print(`  answers            ${reply.kind === "answered" ? `yes, in ${seconds} s` : `no: ${describe(reply)}`}`);
  print(`  structured output  ${isStructured ? "yes" : "no"}`);
  print(`  quotes the CV      ${quotesTruly ? "yes" : "no"}`);
  if (reply.kind === "answered") print(`  tokens             ${reply.tokens.input} in, ${reply.tokens.output} out`);
  if (!isStructured) process.exitCode = 1;
}

function describe(reply: ModelReply): string {
  if (reply.kind === "failed") {
    const { cause } = reply;
    const status = cause instanceof Error && "statusCode" in cause ? `HTTP ${String(cause.statusCode)}, ` : "";
    return `${status}${cause instanceof Error ? cause.message : "it could not be reached"}`;
  }
  return reply.kind === "busy" ? "it is too busy" : "it refuses";
}
