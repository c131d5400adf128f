import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Stage } from "#shared/progress.ts";
import { ReaderMessage, type ReaderQuestion } from "./reader-messages.ts";

/** The slowest honest CV takes about two seconds; what needs ten times that is an attack or broken. */
const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_BYTES = 400 * 1024 * 1024;
const MEMORY_CHECK_MS = 50;
/** A fresh process now and then, so that a slow leak in a native library stays small. */
const FILES_PER_PROCESS = 500;
const PAGE_BYTES = 4096;
const PROJECT = resolve(import.meta.dirname, "../../..");

export type ReaderDeath = "crashed" | "took_too_long" | "used_too_much_memory";
export type ReaderResult<A> = { kind: "answer"; answer: A } | { kind: "died"; how: ReaderDeath };

/** One child process that opens documents, one at a time, and is replaced whenever it dies. */
export class Reader {
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #filesLeft = 0;

  /** Starts the process ahead of its first file. */
  async warmUp() {
    if (this.#child === undefined || this.#filesLeft <= 0) this.#replace();
    await this.#ready;
  }

  async ask<A>(
    question: ReaderQuestion,
    expected: { parse(raw: unknown): A },
    onStage: (stage: Stage) => void,
  ): Promise<ReaderResult<A>> {
    await this.warmUp();
    const child = this.#child;
    if (child === undefined) return { kind: "died", how: "crashed" };
    this.#filesLeft -= 1;
    const result = await converse(child, question, onStage);
    if (result.kind === "answer") return { kind: "answer", answer: expected.parse(result.answer) };
    if (this.#child === child) this.#child = undefined;
    return result;
  }

  close() {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #replace() {
    this.close();
    const child = startChild();
    this.#child = child;
    this.#filesLeft = FILES_PER_PROCESS;
    this.#ready = untilReady(child);
  }
}

/** It may read the program and nothing else: no writing, no other process, no native code. */
const CHILD_FLAGS = [
  "--permission",
  ...["src", "node_modules", "package.json"].map((path) => `--allow-fs-read=${join(PROJECT, path)}`),
  "--max-old-space-size=256",
  "--no-warnings",
];

export function startChild(program = "reader-child.ts") {
  return fork(join(import.meta.dirname, program), {
    execArgv: CHILD_FLAGS,
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** A child that cannot even start is a fault of the installation, not of a file. */
async function untilReady(child: ChildProcess) {
  const ended = once(child, "exit").then(() => {
    throw new Error("The reading process ended before it was ready.");
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {
    // Once it is ready, its end is told by whoever talks to it.
  });
}

function converse(
  child: ChildProcess,
  question: ReaderQuestion,
  onStage: (stage: Stage) => void,
): Promise<ReaderResult<unknown>> {
  const { promise, resolve: settle } = Promise.withResolvers<ReaderResult<unknown>>();
  const end = (how: ReaderDeath) => {
    settle({ kind: "died", how });
    child.kill("SIGKILL");
  };
  const onExit = () => end("crashed");
  const onMessage = (raw: unknown) => {
    const message = ReaderMessage.parse(raw);
    if (message.kind === "stage") onStage(message.stage);
    if (message.kind === "answer") settle({ kind: "answer", answer: message.answer });
  };
  const clock = setTimeout(end, TIME_LIMIT_MS, "took_too_long");
  const watchdog = setInterval(() => {
    if (residentBytes(child.pid) > MEMORY_LIMIT_BYTES) end("used_too_much_memory");
  }, MEMORY_CHECK_MS);
  child.on("message", onMessage).once("exit", onExit);
  child.send(question);
  return promise.finally(() => {
    clearTimeout(clock);
    clearInterval(watchdog);
    child.off("message", onMessage).off("exit", onExit);
  });
}

/** Where the system does not tell, the V8 limit and the WASM ceiling are the only bounds. */
function residentBytes(pid: number | undefined) {
  if (process.platform !== "linux" || pid === undefined || !existsSync(`/proc/${pid}/statm`)) return 0;
  const pages = readFileSync(`/proc/${pid}/statm`, "utf8");
  return Number(pages.split(" ")[1]) * PAGE_BYTES;
}
