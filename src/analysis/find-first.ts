/** What the first rule that fits makes of something; undefined where none fits. */
export function findFirst<Rule, Found>(
  rules: readonly Rule[],
  apply: (rule: Rule) => Found | undefined,
): Found | undefined {
  for (const rule of rules) {
    const found = apply(rule);
    if (found !== undefined) return found;
  }
  return undefined;
}
