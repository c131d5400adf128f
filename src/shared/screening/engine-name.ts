/** What a model had a hand in names the model, the wording of the question and the local engine that checked it. */
const BY_MODEL = /^(.+) prompt-\S+ local-\S+$/u;

/** Which engine found the evidence, in words for people. Null: nobody has screened this CV. */
export function engineName(engineVersion: string | null): string | null {
  if (engineVersion === null) return null;
  const model = BY_MODEL.exec(engineVersion)?.[1];
  return model === undefined ? `Local engine (${engineVersion})` : `Language model (${model})`;
}
