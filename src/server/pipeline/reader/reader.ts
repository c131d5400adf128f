import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { getPriority, setPriority } from "node:os";
import { hearMemory, REPORT_FLAGS, residentBytes, TELLS_MEMORY } from "./reported-memory.ts";
import { ReaderMessage, type ReaderQuestion, type ReadingProgress } from "./reader-messages.ts";

/** What one file may take, from the moment its reading begins. */
export interface ReaderLimits {
  timeMs: number;
  memoryBytes: number;
  /** As `nice` counts it, from our own priority on: above 0 yields to everything else. */
  niceness: number;
  /** After so long without a file the process is ended and its memory given back. */
  idleMs: number;
}

const MEGABYTE = 1024 * 1024;
/** The slowest honest CV takes about two seconds; what needs ten times that is an attack or broken. */
export const TEXT_LIMITS: ReaderLimits = { timeMs: 20_000, memoryBytes: 400 * MEGABYTE, niceness: 0, idleMs: Infinity };
/** A dozen pages at a few seconds each, on a machine that has better things to do. */
export const SCAN_LIMITS: ReaderLimits = { timeMs: 240_000, memoryBytes: 800 * MEGABYTE, niceness: 10, idleMs: 30_000 };

const UNREAD = { parse: () => undefined };
const MEMORY_CHECK_MS = 50;
const LOWEST_PRIORITY = 19;
/** A fresh process now and then, so that a slow leak in a native library stays small. */
const FILES_PER_PROCESS = 500;
const PROJECT = resolve(import.meta.dirname, "../../../..");
const { resolve: locate } = createRequire(import.meta.url);
/** In a clone the project's own folder; installed, the one that the package itself lies in, or whatever npm made of it. */
const PACKAGES = /^.*?[\\/]node_modules(?=[\\/])/.exec(locate("zod/mini"))?.[0] ?? join(PROJECT, "node_modules");

/** `killed`: by an external signal, which is no evidence against the file. */
export type ReaderDeath = "crashed" | "killed" | "took_too_long" | "used_too_much_memory";
export type ReaderResult<A> = { kind: "answer"; answer: A } | { kind: "died"; how: ReaderDeath };

/** One child process that opens documents, one at a time, and is replaced whenever it dies. */
export class Reader<Question extends object = ReaderQuestion> {
  readonly #limits: ReaderLimits;
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #filesLeft = 0;
  #starts = 0;
  #isReading = false;
  #rehearsal: Promise<unknown> | undefined;
  #idleSince = 0;

  constructor(limits = TEXT_LIMITS, start = () => startChild("#reader-program")) {
    this.#limits = limits;
    this.#start = start;
  }

  get isBusy() {
    return this.#isReading;
  }

  get isStarted() {
    return this.#child?.connected === true;
  }

  /** How often its process was replaced. */
  get restarts() {
    return Math.max(0, this.#starts - 1);
  }

  /** Starts the process ahead of its first file. */
  async warmUp() {
    if (this.#isDue && !this.#isReading) this.#replace();
    await this.#ready;
  }

  /**
   * Starts the process ahead and has it answer a question of ours: the first answer of a process takes longest. Who asks meanwhile waits
   * for it. A process that has answered before is left as it is.
   */
  async rehearse(question: Question) {
    if (this.#isDue || this.#filesLeft === FILES_PER_PROCESS)
      this.#rehearsal ??= this.ask(question, UNREAD).finally(() => (this.#rehearsal = undefined));
    await this.#rehearsal;
  }

  async ask<A>(
    question: Question,
    expected: { parse(raw: unknown): A },
    onProgress: (progress: ReadingProgress) => void = () => undefined,
  ): Promise<ReaderResult<A>> {
    if (this.#rehearsal !== undefined) await this.#rehearsal;
    const wasKilled = await this.warmUp().then(() => false, isKilledAtStart);
    const child = this.#child;
    if (wasKilled || child === undefined) return { kind: "died", how: "killed" };
    this.#filesLeft -= 1;
    this.#isReading = true;
    const result = await converse({ child, question, limits: this.#limits, onProgress });
    this.#isReading = false;
    this.#idleSince = performance.now();
    if ((result.kind === "died" || result.isSpent) && this.#child === child) this.close();
    return result.kind === "answer" ? { kind: "answer", answer: expected.parse(result.answer) } : result;
  }

  /** For a caller that has no file for it; not while it reads one. */
  closeIfIdle() {
    if (performance.now() - this.#idleSince > this.#limits.idleMs) this.close();
  }

  close() {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  /** Somebody may have ended it while it waited. */
  get #isDue() {
    return !this.isStarted || this.#filesLeft <= 0;
  }

  #replace() {
    this.close();
    const child = this.#start();
    this.#starts += 1;
    this.#child = child;
    // A question that could not be sent: the end of the process is told where it is waited for.
    child.on("error", () => undefined);
    lowerPriority(child, this.#limits.niceness);
    this.#filesLeft = FILES_PER_PROCESS;
    this.#idleSince = performance.now();
    this.#ready = untilReady(child);
  }
}

/** It may read the program and nothing else: no writing, no other process, no native code. */
const CHILD_FLAGS = [
  "--permission",
  ...["dist/reader", "src", "package.json"].map((path) => `--allow-fs-read=${join(PROJECT, path)}`),
  `--allow-fs-read=${PACKAGES}`,
  "--max-old-space-size=256",
  // Patterns are compiled once instead of twice: a fifth less processor time from ready to the first CV, the same for later ones.
  "--no-regexp-tier-up",
  "--no-warnings",
];

interface ChildOptions {
  /** What one program needs beyond that. */
  moreFlags?: string[];
  /** For programs whose last words may quote what they were given. */
  isSilent?: boolean;
  /** It tells how much memory it has: where the system does not. */
  reportsMemory?: boolean;
}

/**
 * Programs are named as modules are: under the condition `built`, set by the scripts that build it and by the container, the reader is
 * one file and starts three times as fast.
 */
export function startChild(program: string, options: ChildOptions = {}) {
  const { moreFlags = [], isSilent = false, reportsMemory = !TELLS_MEMORY } = options;
  const child = fork(locate(program), {
    execArgv: [...CHILD_FLAGS, ...moreFlags, ...(reportsMemory ? REPORT_FLAGS : [])],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", isSilent ? "ignore" : "inherit", "ipc", ...(reportsMemory ? ["pipe" as const] : [])],
  });
  if (reportsMemory) hearMemory(child);
  return child;
}

/** Our own priority may be low already, and only root may set one above it. */
function lowerPriority({ pid }: ChildProcess, by: number) {
  if (pid !== undefined) setPriority(pid, Math.min(getPriority() + by, LOWEST_PRIORITY));
}

/** What the system, an operator or the end of a service sends. A process that breaks by itself ends with another one. */
const FROM_OUTSIDE = new Set<unknown>(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"]);

class KilledAtStart extends Error {}

/** Any other fault at the start is told. */
function isKilledAtStart(error: unknown) {
  if (error instanceof KilledAtStart) return true;
  throw error;
}

/** A child that cannot start is a fault of the installation, not of a file; one killed at start is retried. */
async function untilReady(child: ChildProcess) {
  const ended = once(child, "exit").then(([, signal]) => {
    if (FROM_OUTSIDE.has(signal)) throw new KilledAtStart("The reading process was killed before it was ready.");
    throw new Error("The reading process ended before it was ready.");
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {
    // Once it is ready, the caller that talks to it reports its end.
  });
}

type Ending = { kind: "answer"; answer: unknown; isSpent: boolean } | { kind: "died"; how: ReaderDeath };

interface Conversation {
  child: ChildProcess;
  question: object;
  limits: ReaderLimits;
  onProgress: (progress: ReadingProgress) => void;
}

function converse({ child, question, limits, onProgress }: Conversation): Promise<Ending> {
  const { promise, resolve: settle } = Promise.withResolvers<Ending>();
  const end = (how: ReaderDeath) => {
    settle({ kind: "died", how });
    child.kill("SIGKILL");
  };
  const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
    end(FROM_OUTSIDE.has(signal) ? "killed" : "crashed");
  const onMessage = (raw: unknown) => {
    const { data: message } = ReaderMessage.safeParse(raw);
    if (message === undefined) end("crashed");
    if (message?.kind === "progress") onProgress(message.progress);
    if (message?.kind === "answer") settle(message);
  };
  const clock = setTimeout(end, limits.timeMs, "took_too_long");
  const watchdog = setInterval(() => {
    if (residentBytes(child) > limits.memoryBytes) end("used_too_much_memory");
  }, MEMORY_CHECK_MS);
  child.on("message", onMessage).once("exit", onExit);
  child.send(question);
  return promise.finally(() => {
    clearTimeout(clock);
    clearInterval(watchdog);
    child.off("message", onMessage).off("exit", onExit);
  });
}
