/** A whole number from the environment; a word in its place ends the run instead of measuring something else. */
export function setting(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0.`);
  return value;
}
