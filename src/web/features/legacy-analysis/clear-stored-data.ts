// Every page can log out, the light landing page too, so nothing here may need a schema.
export const KEYS = { jobDescription: "jobDescription", contents: "fileContents", files: "uploadedFiles" } as const;
export const KEY_OF_THE_USER = "ai_api_key";
export const RESULTS = "demo_analysis_results";

export function dropResults() {
  attempt("Failed to clear analysis results", () => localStorage.removeItem(RESULTS));
}

/** After a run: the files go, the key stays for the next one. */
export function clearStoredFiles() {
  attempt("Failed to clear analysis results", () => {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  });
}

/** On logout: nothing of this analysis may stay behind for the next person at the browser, least of all the key. */
export function clearLegacyData() {
  clearStoredFiles();
  attempt("Failed to clear analysis results", () => {
    localStorage.removeItem(KEY_OF_THE_USER);
  });
  dropResults();
}

export function attempt(failure: string, work: () => void) {
  try {
    work();
  } catch (error) {
    throw new Error(failure, { cause: error });
  }
}
