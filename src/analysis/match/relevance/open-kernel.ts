import * as z from "zod/mini";

/** As much of WebAssembly as is used here: this part of the code is compiled without the types of a browser or of Node. */
declare const WebAssembly: {
  Module: new (bytes: ArrayBuffer) => KernelModule;
  Instance: new (module: KernelModule) => { exports: unknown };
};
/** Compiled once, for as many kernels as are wanted. */
export type KernelModule = object;

const call = z.custom<(...values: number[]) => number>((value) => typeof value === "function");
const Exports = z.object({
  memory: z.custom<{ readonly buffer: ArrayBuffer }>((value) => value instanceof Object),
  allocate: call,
  setUpVectors: call,
  setUpTokenLayers: call,
  setUpPairLayers: call,
  addToken: call,
  encode: call,
  findNearest: call,
  compare: call,
});

const BYTES = 4;
/** 128-bit loads take four numbers. */
const LANES = 4;

/**
 * An instance of assembly/relevance.ts with memory of its own, which goes when nobody holds the kernel any more. Addresses are in
 * bytes.
 */
export function openKernel(module: KernelModule) {
  const kernel = Exports.parse(new WebAssembly.Instance(module).exports);
  const { memory } = kernel;

  /** Room for so many numbers, zero at first. */
  const allocate = (count: number) => kernel.allocate(padded(count) * BYTES);

  /** Growing the memory detaches earlier views, so each use takes a new one. */
  const numbersAt = (address: number, count: number) => new Float32Array(memory.buffer, address, count);

  function keep(numbers: ArrayLike<number>): number {
    const address = allocate(numbers.length);
    numbersAt(address, numbers.length).set(numbers);
    return address;
  }

  /** Rows of a matrix, each padded with zeros. */
  function keepRows(numbers: Float32Array, columns: number): number {
    const rows = numbers.length / columns;
    const address = allocate(rows * padded(columns));
    const kept = numbersAt(address, rows * padded(columns));
    for (let row = 0; row < rows; row += 1) {
      kept.set(numbers.subarray(row * columns, (row + 1) * columns), row * padded(columns));
    }
    return address;
  }

  function keepAddresses(addresses: ArrayLike<number>): number {
    const address = allocate(addresses.length);
    new Uint32Array(memory.buffer, address, addresses.length).set(addresses);
    return address;
  }

  return { ...kernel, allocate, numbersAt, keep, keepRows, keepAddresses };
}

export function compileKernel(bytes: ArrayBuffer): KernelModule {
  return new WebAssembly.Module(bytes);
}

export type Kernel = ReturnType<typeof openKernel>;

export function padded(count: number): number {
  return Math.ceil(count / LANES) * LANES;
}

export function bytesOf(count: number): number {
  return padded(count) * BYTES;
}
