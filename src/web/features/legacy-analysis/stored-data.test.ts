import { afterEach, expect, test, vi } from "vitest";
import { clearLegacyData, clearStoredFiles } from "./clear-stored-data.ts";
import { readStoredData } from "./stored-data.ts";

function store(changes: Record<string, string> = {}) {
  const kept = {
    jobDescription: "role",
    fileContents: '["cv"]',
    uploadedFiles: '["a.pdf"]',
    ai_api_key: "k",
    ...changes,
  };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what another script left there in another shape is no data", () => {
  store();
  expect(readStoredData()).toEqual({ jobDescription: "role", cvs: [{ fileName: "a.pdf", text: "cv" }], apiKey: "k" });
  store({ fileContents: "not JSON" });
  expect(readStoredData()).toBeUndefined();
  store({ fileContents: "[]" });
  expect(readStoredData()).toBeUndefined();
  store({ uploadedFiles: "{}" });
  expect(readStoredData()?.cvs[0]?.fileName).toBe("CV 1");
});

test("a logout leaves nothing behind, not the key and not the results", () => {
  store({ demo_analysis_results: "[]", other: "stays" });
  clearLegacyData();
  expect(Object.keys(localStorage)).toEqual(["other"]);
});

test("data that cannot be cleared is said so", () => {
  store();
  vi.stubGlobal("localStorage", { removeItem: denied });
  expect(clearStoredFiles).toThrow("Failed to clear analysis results");
});
