import { asOwner } from "#db/client.ts";
import { type ModelSpending, sumMonthSpending, sumUploadSpending } from "#db/model-queries.ts";
import { getUpload } from "#db/upload-queries.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { ModelEstimate } from "#shared/model-estimate.ts";
import type { CommandDeps } from "./command-deps.ts";

/** A CV of two pages against fifteen criteria, until there are calls of one's own to go by. */
const USUAL = { calls: 1, input_tokens: 2400, output_tokens: 900 };
const ENOUGH_CALLS = 5;
const SECONDS_PER_CALL = 8;

/** Before the run from what such CVs usually take; a guess, and no limit. Changes nothing. */
export async function estimateModel({ db, model }: CommandDeps, ownerId: UserId, id: UploadId): Promise<ModelEstimate> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await getUpload(tx, ownerId, id);
    const [spent, month] = [await sumUploadSpending(tx, ownerId, id), await sumMonthSpending(tx, ownerId)];
    const cvs = upload.cv_file_paths.length > 0 ? upload.cv_file_paths.length : upload.total_cvs;
    return { ...estimate(model === undefined ? 0 : cvs, month, model), spent, month };
  });
}

function estimate(calls: number, month: ModelSpending, model: ModelSettings | undefined) {
  const known = month.calls < ENOUGH_CALLS ? USUAL : month;
  const input = Math.round((known.input_tokens / known.calls) * calls);
  const output = Math.round((known.output_tokens / known.calls) * calls);
  const prices = model?.prices;
  return {
    model: model === undefined ? null : `${model.provider}/${model.model}`,
    calls,
    input_tokens: input,
    output_tokens: output,
    cost: prices === undefined ? null : (input * prices.input + output * prices.output) / 1_000_000,
    seconds: Math.ceil((calls * SECONDS_PER_CALL) / (model?.concurrency ?? 1)),
  };
}
