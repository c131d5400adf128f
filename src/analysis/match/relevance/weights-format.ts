import { strFromU8 } from "fflate";
import * as z from "zod/mini";

// The learned weights as a file: two lengths, a header (JSON), the tokens on a line each, then for every token its scale, how
// telling it is and its numbers as signed bytes, then the small layers as 32-bit numbers. Written by bench/judged/train.py.

const Header = z.object({
  dimensions: z.int(),
  tokens: z.int(),
  tensors: z.array(z.object({ name: z.string(), shape: z.array(z.int()), offset: z.int() })),
});

export interface RelevanceWeights {
  dimensions: number;
  known: ReadonlyMap<string, number>;
  scales: Float32Array;
  telling: Float32Array;
  rows: Int8Array;
  layer: (name: string) => Float32Array;
}

export function unpackWeights(bytes: Uint8Array): RelevanceWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerEnd = 8 + view.getUint32(0, true);
  const tokensEnd = headerEnd + view.getUint32(4, true);
  const { dimensions, tokens, tensors } = Header.parse(JSON.parse(strFromU8(bytes.subarray(8, headerEnd))));
  const words = strFromU8(bytes.subarray(headerEnd, tokensEnd)).split("\n");
  const rowsAt = tokensEnd + tokens * 8;
  const layersAt = rowsAt + tokens * dimensions;
  const layers = new Map(
    tensors.map(({ name, shape, offset }) => {
      const size = shape.reduce((product, side) => product * side, 1);
      return [name, readFloats(bytes, layersAt + offset * 4, size)];
    }),
  );
  return {
    dimensions,
    known: new Map(words.map((word, index) => [word, index])),
    scales: readFloats(bytes, tokensEnd, tokens),
    telling: readFloats(bytes, tokensEnd + tokens * 4, tokens),
    rows: new Int8Array(bytes.slice(rowsAt, layersAt).buffer),
    layer: (name) => {
      const found = layers.get(name);
      if (found === undefined) throw new Error(`The weights hold no layer ${name}.`);
      return found;
    },
  };
}

function readFloats(bytes: Uint8Array, at: number, count: number): Float32Array {
  return new Float32Array(bytes.slice(at, at + count * 4).buffer);
}
