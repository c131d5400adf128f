import { asOwner } from "#db/client.ts";
import { type ModelSpending, sumMonthSpending, sumUploadSpending } from "#db/screening/model-queries.ts";
import { getUpload } from "#db/screening/upload-queries.ts";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { estimateCvs, type ModelEstimate, type ModelRate, type ModelUsage } from "#shared/billing/model-estimate.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** A CV of two pages against fifteen criteria, until there are calls of one's own to go by. */
const USUAL = { calls: 1, input_tokens: 2400, output_tokens: 900 };
const ENOUGH_CALLS = 5;
const SECONDS_PER_CALL = 8;
const NO_CVS = { calls: 0, input_tokens: 0, output_tokens: 0, cost: null, seconds: 0 };

/** Before the run from what such CVs usually take; a guess, and no limit. Changes nothing. */
export async function estimateModel({ db, model }: CommandDeps, ownerId: UserId, id: UploadId): Promise<ModelEstimate> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await getUpload(tx, ownerId, id);
    const [spent, month] = [await sumUploadSpending(tx, ownerId, id), await sumMonthSpending(tx, ownerId)];
    const cvs = upload.cv_file_paths.length > 0 ? upload.cv_file_paths.length : upload.total_cvs;
    // The job description, where it is still to be read, takes about as much as a CV.
    const calls = upload.vacancy === null ? cvs + 1 : cvs;
    const estimate = model === undefined ? NO_CVS : estimateCvs(rateOf(month, model), calls);
    return { ...estimate, model: model === undefined ? null : nameOf(model), spent, month };
  });
}

/** The same before there is an upload. */
export async function readModelUsage({ db, model }: CommandDeps, ownerId: UserId): Promise<ModelUsage> {
  const month = await asOwner(db, ownerId, (tx) => sumMonthSpending(tx, ownerId));
  return { model: model === undefined ? null : { name: nameOf(model), per_cv: rateOf(month, model) }, month };
}

const nameOf = ({ provider, model }: ModelSettings) => `${provider}/${model}`;

function rateOf(month: ModelSpending, { prices, concurrency }: ModelSettings): ModelRate {
  const known = month.calls < ENOUGH_CALLS ? USUAL : month;
  const input = known.input_tokens / known.calls;
  const output = known.output_tokens / known.calls;
  return {
    input_tokens: input,
    output_tokens: output,
    cost: prices === undefined ? null : (input * prices.input + output * prices.output) / 1_000_000,
    seconds: SECONDS_PER_CALL / concurrency,
  };
}
