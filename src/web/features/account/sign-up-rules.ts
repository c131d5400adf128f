import { errorText, hasCode } from "#lib/api/error-text.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";

export interface SignUpDraft {
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
  hasAgreed: boolean;
}

export interface SignUpProblem {
  title: string;
  message: string;
  field: keyof SignUpDraft;
}

const TEXT_FIELDS = ["fullName", "email", "password", "confirmation"] as const;

/** The first rule broken, in the order in which the form is read. */
export function findSignUpProblem(draft: SignUpDraft): SignUpProblem | undefined {
  const empty = TEXT_FIELDS.find((field) => !draft[field].trim());
  if (empty) return { title: "Missing Information", message: "Please fill in all fields.", field: empty };
  if (draft.password !== draft.confirmation) {
    return { title: "Password Mismatch", message: "Passwords do not match. Please try again.", field: "confirmation" };
  }
  if (draft.password.length < MIN_PASSWORD_LENGTH) {
    const message = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`;
    return { title: "Password Too Short", message, field: "password" };
  }
  if (!draft.hasAgreed) {
    return { title: "Terms Required", message: "Please agree to the terms and conditions.", field: "hasAgreed" };
  }
  return undefined;
}

const EXPLAINED = ["weak_password", "network", "too_many_requests", "unavailable"] as const;

/** What the toast says, and the field that may be the cause. A taken address is refused without naming the reason. */
export function explainRefusal(error: unknown): { message: string; problem: SignUpProblem | undefined } {
  const title = "Signup Failed";
  const message = hasCode(error, ...EXPLAINED) ? errorText(error) : "Please try again later.";
  if (hasCode(error, "weak_password")) return { message, problem: { title, message, field: "password" } };
  if (hasCode(error, "invalid_request")) {
    return { message, problem: { title, message: "Is this address complete?", field: "email" } };
  }
  return { message, problem: undefined };
}
