export interface Tokens {
  input: number;
  output: number;
}

export interface ModelQuestion {
  system: string;
  text: string;
  /** JSON Schema of the answer. */
  shape: Record<string, unknown>;
  signal: AbortSignal;
}

/**
 * What came of asking once. `busy`: later, perhaps at a time it names. `failed`: a fault that may pass, or, where it may not,
 * a setting that is wrong.
 */
export type ModelReply =
  | { kind: "answered"; text: string; tokens: Tokens }
  | { kind: "refused"; tokens: Tokens }
  | { kind: "busy"; retryAfterMs: number | null }
  | { kind: "failed"; mayPass: boolean; cause: unknown };

/** Somebody else's machine that reads well and must not be believed. */
export interface LanguageModel {
  /** Provider and model: part of every result it had a hand in. */
  readonly name: string;
  /** Asks once and never longer than its time limit. Rejects only when the question's own signal ended it. */
  ask(question: ModelQuestion): Promise<ModelReply>;
}

export const MODEL_PROVIDERS = ["openai-compatible", "openai", "anthropic", "google"] as const;

export interface ModelSettings {
  provider: (typeof MODEL_PROVIDERS)[number];
  model: string;
  /** The provider's own address where there is none. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  timeoutMs: number;
  /** Before asking again; each further wait is twice as long. */
  firstWaitMs: number;
  /** Calls under way at once, in each process. */
  concurrency: number;
  /** For all CVs of one upload together. */
  tokensPerUpload: number;
  /** Per million tokens, in whatever currency the operator pays. */
  prices: { input: number; output: number } | undefined;
}
