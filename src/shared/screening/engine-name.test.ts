import { expect, test } from "vitest";
import { engineName } from "./engine-name.ts";

test("a result names the engine that found its evidence", () => {
  expect(engineName("local-3")).toBe("Local engine (local-3)");
  expect(engineName("openai/a-model prompt-2 local-3")).toBe("Language model (openai/a-model)");
  expect(engineName("openai-compatible/our own model prompt-2 local-3")).toBe(
    "Language model (openai-compatible/our own model)",
  );
});

test("where nobody has screened, no engine is named", () => {
  expect(engineName(null)).toBeNull();
});
