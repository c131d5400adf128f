import type { ErrorCode } from "#shared/errors.ts";

/** `network`: no answer came at all, so nobody knows whether the call was heard. */
export type FailureCode = ErrorCode | "network";

export class ApiError extends Error {
  readonly code: FailureCode;
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** When the server asks to be asked again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: FailureCode,
    detail?: {
      message?: string;
      status?: number | undefined;
      requestId?: string | undefined;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(detail?.message ?? code, { cause: detail?.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = detail?.status;
    this.requestId = detail?.requestId;
    this.retryAfterMs = detail?.retryAfterMs;
  }
}
