import { AppError } from "#shared/errors.ts";

/** Fewer characters than this beside the person's own name or ours are a decoration, not a password. */
const MIN_OWN_CHARACTERS = 5;
const MIN_WORD_LENGTH = 4;

let common: Promise<Set<string>> | undefined;

/** Length is all that is asked of a new password, besides that nobody would try it first. */
export async function refuseWeakPassword(password: string, minLength: number, email: string) {
  if (password.length < minLength) throw refuse(`A password has at least ${minLength} characters.`);
  const typed = password.toLowerCase();
  if ((await (common ??= loadCommon())).has(typed)) throw refuse("This is one of the most common passwords.");
  if (isMostly(typed, "evenhand") || isMostly(typed, email.split("@")[0] ?? ""))
    throw refuse("This password is little more than a name.");
}

const refuse = (message: string) => new AppError("weak_password", { field: "password", message });

/** Read with the first new password: it takes a moment, and many processes never need it. */
async function loadCommon() {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
}

function isMostly(typed: string, word: string) {
  if (word.length < MIN_WORD_LENGTH || !typed.includes(word.toLowerCase())) return false;
  return typed.replaceAll(word.toLowerCase(), "").length < MIN_OWN_CHARACTERS;
}
