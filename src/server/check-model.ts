import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import type { ModelReply } from "#gateways/language-model.ts";
import { tryModel } from "#pipeline/try-model.ts";
import { readConfig } from "./config.ts";

const tell = (line: string) => process.stdout.write(`${line}\n`);
const { model: settings } = readConfig(process.env, []);
if (settings === undefined) tell("No language model is configured: the local engine judges alone.");
else await check(new AiSdkModel(settings));

async function check(model: AiSdkModel) {
  const startedAt = performance.now();
  const { reply, isStructured, quotesTruly } = await tryModel(model);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  tell(model.name);
  tell(`  answers            ${reply.kind === "answered" ? `yes, in ${seconds} s` : `no: ${describe(reply)}`}`);
  tell(`  structured output  ${isStructured ? "yes" : "no"}`);
  tell(`  quotes the CV      ${quotesTruly ? "yes" : "no"}`);
  if (reply.kind === "answered") tell(`  tokens             ${reply.tokens.input} in, ${reply.tokens.output} out`);
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
