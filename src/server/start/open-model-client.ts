import type { Logger } from "pino";
import type { Db } from "#db/client.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import { ModelClient } from "#pipeline/model/model-client.ts";

/** The providers' libraries take a while to load: they are loaded only where a model is configured. */
export async function openModelClient(db: Db, log: Logger, settings: ModelSettings | undefined) {
  if (settings === undefined) return undefined;
  const { AiSdkModel } = await import("#gateways/ai-sdk-model.ts");
  return new ModelClient({ db, log, model: new AiSdkModel(settings), settings });
}
