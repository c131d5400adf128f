import { AppError } from "#shared/errors.ts";
import { MissingObject } from "./storage.ts";

/** Undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}

/** Away is worth another try; a refusal (a wrong key, no such bucket) is a fault that the log must tell. */
export function translated(error: unknown) {
  const status = statusOf(error);
  if (status === 507) return new AppError("storage_full", { cause: error });
  if (error instanceof AppError || error instanceof MissingObject || (status !== undefined && status < 500))
    return error;
  return new AppError("unavailable", { message: "The file storage cannot be reached at the moment.", cause: error });
}
