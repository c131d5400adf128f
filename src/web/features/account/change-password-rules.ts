import { errorText, hasCode, reasonOr } from "#lib/api/error-text.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { NewPassword } from "./new-password-fields.tsx";

export interface PasswordChange extends NewPassword {
  current: string;
}

interface Problem {
  message: string;
  field?: keyof PasswordChange;
}

export function findChangeProblem({ current, password, confirmation }: PasswordChange): Problem | undefined {
  if (!current) return { field: "current", message: "Please enter your current password." };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: "password", message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.` };
  }
  if (password === current) return { field: "password", message: "Please choose a password that is new." };
  if (password !== confirmation) {
    return { field: "confirmation", message: "Please make sure both passwords are the same." };
  }
  return undefined;
}

export function explainRefusal(error: unknown): Problem {
  if (hasCode(error, "current_password_wrong")) return { field: "current", message: errorText(error) };
  if (hasCode(error, "weak_password")) return { field: "password", message: errorText(error) };
  return { message: reasonOr(error, "Failed to update password.") };
}
