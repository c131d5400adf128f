/** Every refusal the product can give, with the HTTP status that carries it. The words for people are in `error-words.ts`. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_credentials: 400,
  weak_password: 422,
  signup_refused: 422,
  current_password_wrong: 422,
  link_rejected: 403,
  trial_used: 403,
  pro_required: 403,
  limit_reached: 403,
  /** As many bytes as the plan may store. */
  storage_limit: 403,
  /** As many keys or webhooks as an account may have. */
  program_limit: 403,
  too_many_uploads: 409,
  no_subscription: 409,
  already_subscribed: 409,
  already_on_waitlist: 409,
  refresh_token_rejected: 400,
  not_signed_in: 401,
  /** The call takes no API key, or one with another scope. */
  key_refused: 403,
  not_found: 404,
  upload_already_started: 409,
  upload_incomplete: 409,
  /** Somebody, perhaps the same person in another tab, has changed the board since it was read. */
  board_changed: 409,
  /** The text of the CVs was not kept: nothing can be matched against it. */
  only_weights: 409,
  /** Another vacancy of the same owner is called so. */
  title_taken: 409,
  /** The account has not said how long CVs may be considered for other vacancies, or it is longer ago. */
  not_considered: 409,
  /** Blind review: the original, or a page whose words are not known, would tell who it is. */
  covered: 409,
  idempotency_key_reused: 422,
  no_job_description: 422,
  no_cvs: 422,
  too_many_cvs: 422,
  no_opening: 422,
  not_a_pdf: 415,
  not_a_document: 415,
  empty_file: 422,
  no_picture: 422,
  file_too_large: 413,
  text_too_long: 413,
  infected_file: 422,
  /** A board asks for something that must not decide who is hired. */
  protected_trait: 422,
  /** CVs of the upload were judged by other criteria. */
  criteria_in_use: 409,
  storage_full: 507,
  /** The sender of a body let the server wait too long for it. */
  too_slow: 408,
  too_many_requests: 429,
  unavailable: 503,
  /** Refused before anything was begun: any call may be sent again as it is. */
  overloaded: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal: thrown by commands and handlers, translated once in `http/on-error.ts`. `field` names the input that was wrong. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail?: { message?: string; field?: string; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(detail?.message ?? code, { cause: detail?.cause });
    this.name = "AppError";
    this.code = code;
    this.field = detail?.field;
    this.retryAfterSeconds = detail?.retryAfterSeconds;
  }
}
