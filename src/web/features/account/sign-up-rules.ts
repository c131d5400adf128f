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

/** A hint, not a rule: length does more against guessing than odd characters do. */
export function passwordHint(password: string) {
  if (password.length < MIN_PASSWORD_LENGTH) return `At least ${MIN_PASSWORD_LENGTH} characters.`;
  if (new Set(password).size < 5) return "Weak: too few different characters.";
  if (password.length < 12) return "Fair: a few more words would make it strong.";
  return "Strong.";
}
