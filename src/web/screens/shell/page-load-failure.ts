// How Chromium, Firefox and Safari say that a part of the product could not be fetched.
const FAILED_IMPORT = /dynamically imported module|importing a module script failed/i;

/** React keeps a failed import for good, so trying again without a reload cannot help. */
export function isPageLoadFailure(error: Error) {
  return FAILED_IMPORT.test(error.message);
}
