import { MIN_RESET_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { NewPassword } from "./new-password-fields.tsx";

export interface PasswordProblem {
  title: string;
  message: string;
  field: keyof NewPassword;
}

/** The first rule broken, in the order of the specification. */
export function findResetProblem({ password, confirmation }: NewPassword): PasswordProblem | undefined {
  if (!password || !confirmation) {
    const message = "Please enter the new password twice.";
    return { title: "All fields required", message, field: password ? "confirmation" : "password" };
  }
  if (password !== confirmation) {
    const message = "Please make sure both passwords are the same.";
    return { title: "Passwords don't match", message, field: "confirmation" };
  }
  if (password.length < MIN_RESET_PASSWORD_LENGTH) {
    const message = `Password must be at least ${MIN_RESET_PASSWORD_LENGTH} characters long`;
    return { title: "Password too short", message, field: "password" };
  }
  return undefined;
}
