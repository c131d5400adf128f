import type { ErrorCode } from "./errors.ts";
import { MAX_CVS, MAX_FILE_BYTES } from "./limits.ts";

const MAX_FILE_MB = MAX_FILE_BYTES / 1024 / 1024;

/** The only place where a refusal becomes a sentence for people, on the page and in the answers of the server. */
export const ERROR_WORDS: Record<ErrorCode, string> = {
  invalid_request: "Something in this request was not understood. Please check your input and try again.",
  invalid_credentials: "Please check your credentials and try again.",
  weak_password: "This password is too easy to guess. Please choose another one.",
  signup_refused: "Please try again later.",
  current_password_wrong: "This is not your current password.",
  link_rejected: "This link is invalid or has expired.",
  trial_used: "The free trial on this device has been used. Please create an account to go on.",
  pro_required: "This is part of Pro. Upgrade your plan to use it.",
  limit_reached: "This is more than your plan has left this month.",
  storage_limit:
    "Your files have reached the room that your plan has. Delete candidates you no longer need, or upgrade.",
  too_many_uploads:
    "Too many uploads were begun and never started. Start one of them, or try again tomorrow: they go after a day.",
  no_subscription: "There is no subscription to manage.",
  already_subscribed: "You are on Pro already.",
  already_on_waitlist: "This email is already on our waitlist. We'll be in touch soon!",
  refresh_token_rejected: "Your session has ended. Please log in again.",
  not_signed_in: "Your session has ended. Please log in again.",
  key_refused: "This API key may not do that.",
  program_limit: "Your account has as many of these as it can have. Remove one that is not used any more.",
  not_found: "We could not find what you asked for. It may have been deleted.",
  upload_already_started: "The analysis of these files has already started.",
  upload_incomplete: "Some files did not arrive. Please try again; files that arrived are not sent twice.",
  board_changed: "These criteria were changed meanwhile, perhaps in another tab. Look at the newer ones and try again.",
  not_considered: "This CV may not be considered for other vacancies.",
  covered: "Covered by blind review.",
  title_taken: "Another vacancy has this name.",
  only_weights:
    "The text of these CVs was not kept when they were screened: only weights and importance can be changed.",
  text_too_long: "The text is far longer than a job description. Please shorten it.",
  protected_trait: "A criterion concerns a protected trait, by which nobody may be chosen. Change or remove it.",
  criteria_in_use:
    "Some CVs were already judged by the earlier criteria. Start again without changing them; they can be changed when the screening has finished.",
  idempotency_key_reused: "This request was already sent with other files. Please try again.",
  no_job_description: "Please add a job description.",
  no_cvs: "Please add at least one CV.",
  too_many_cvs: `Please choose at most ${MAX_CVS} CVs.`,
  no_opening: "Screen a job description first.",
  not_a_pdf: "The file is not a PDF document.",
  not_a_document: "The file is not a PDF or Word document.",
  no_picture: "This page cannot be shown as a picture.",
  empty_file: "The file is empty.",
  file_too_large: `The file is larger than ${MAX_FILE_MB} MB.`,
  infected_file: "The virus scanner found something harmful in this file, so it was not taken.",
  storage_full: "The server has no room for more files at the moment. Please try again later.",
  too_slow: "Your connection was too slow for this upload. Please try again; files that arrived are not sent twice.",
  too_many_requests: "Too many requests in a short time. Please wait a moment and try again.",
  unavailable: "The service is briefly unavailable. Please try again in a moment.",
  overloaded: "The service is very busy at the moment. Please try again in a moment; nothing you entered is lost.",
  internal: "Something went wrong on our side. Please try again.",
};

/** Here, where the codes stand in the browser anyway: their statuses are the server's. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_WORDS, value);
}
