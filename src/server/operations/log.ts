import { type DestinationStream, type Logger, pino } from "pino";

/** Error objects are the only untrusted input to the log: they carry query parameters and row values. Those are removed. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
}

/** Only what is named here: a field such as PostgreSQL's `detail` or the query builder's `params` is left behind. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "Something that is no error was thrown.", stack: "" };
  return {
    type: error.constructor.name,
    message: error instanceof SyntaxError ? "What was read is not as it should be." : withoutValues(error.message),
    ...("code" in error && { code: error.code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

/**
 * The query builder lists its parameters below the query; PostgreSQL quotes the input it could not read after a colon; Node
 * prints an event that nobody heard whole; other servers repeat addresses. A parser quotes what it reads, so of its words none is kept.
 */
function withoutValues(message: string) {
  return message
    .replace(/\nparams: .*$/s, "")
    .replace(/: ".*$/s, ": …")
    .replace(/\(\{.*$/s, "(…)")
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "…");
}

/** A stack begins with the message, whose lines may look like frames. */
function framesOf({ stack = "", message }: Error) {
  const start = stack.indexOf(message);
  if (start < 0) return "";
  const frames = stack.slice(start + message.length).split("\n");
  return frames.filter((line) => /^\s+at /.test(line)).join("\n");
}
