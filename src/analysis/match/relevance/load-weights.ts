import { bytesOf, type Kernel } from "./open-kernel.ts";
import type { RelevanceWeights } from "./weights-format.ts";

const STEPS = 512;
const KERNEL_ROOM = 8;

/** Hands the layers over. `asked` are the vectors, of length 1, of the tokens that will be searched for. */
export function loadWeights(kernel: Kernel, weights: RelevanceWeights, asked: Float32Array[]): void {
  const { dimensions, layer } = weights;
  const [share = 0] = layer("g");
  const vectors = kernel.keep(asked.flatMap((vector) => [...vector]));
  const convolution = kernel.keep(byPlace(layer("c1.weight")));
  kernel.setUpVectors(bytesOf(dimensions), convolution, kernel.keep(layer("c1.bias")), share, vectors, asked.length);
  loadTokenLayers(kernel, weights);
  loadPairLayers(kernel, weights);
}

function loadTokenLayers(kernel: Kernel, { layer }: RelevanceWeights) {
  const [centres, hidden] = [layer("mu"), layer("tok.0.bias").length];
  const columns = layer("tok.0.weight").length / hidden;
  kernel.setUpTokenLayers(
    centres.length,
    kernel.keep(tableOf(centres, layer("sg"))),
    hidden,
    bytesOf(columns),
    kernel.keepRows(layer("tok.0.weight"), columns),
    kernel.keep(layer("tok.0.bias")),
    kernel.keep(layer("tok.2.weight")),
    kernel.keep(layer("tok.2.bias")),
  );
}

function loadPairLayers(kernel: Kernel, { layer }: RelevanceWeights) {
  kernel.setUpPairLayers(
    layer("out.0.bias").length,
    kernel.keep(layer("out.0.weight")),
    kernel.keep(layer("out.0.bias")),
    kernel.keep(layer("out.2.weight")),
    kernel.keep(layer("out.2.bias")),
    kernel.keep(layer("sec.weight")),
  );
}

/** From [out][in][place] to a matrix for each of the three places. */
function byPlace(convolution: Float32Array): Float32Array {
  const size = convolution.length / 3;
  return Float32Array.from(
    { length: convolution.length },
    (_, at) => convolution[(at % size) * 3 + Math.floor(at / size)] ?? 0,
  );
}

/** What every kernel makes of a cosine, in steps of 1/512. */
function tableOf(centres: Float32Array, widths: Float32Array): Float32Array {
  const table = new Float32Array((2 * STEPS + 1) * KERNEL_ROOM);
  for (let step = 0; step <= 2 * STEPS; step += 1) {
    for (const [kernel, centre] of centres.entries()) {
      const width = widths[kernel] ?? 1;
      table[step * KERNEL_ROOM + kernel] = Math.exp(-((step / STEPS - 1 - centre) ** 2) / (2 * width * width));
    }
  }
  return table;
}
