/** The error itself where the text is no JSON: no schema of ours takes it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
