/** Above this rounding two tables count as equally likely. */
const ROUNDING = 1e-9;

/**
 * Fisher's exact test, two-sided: how likely two groups differ at least as much as these do where the group makes no difference. For small
 * numbers as good as for large ones.
 */
export function fisherExact(selected: number, of: number, otherSelected: number, otherOf: number): number {
  const all = of + otherOf;
  const chosen = selected + otherSelected;
  const logs = listLogFactorials(all);
  const log = (value: number) => logs[value] ?? 0;
  const margins = log(of) + log(otherOf) + log(chosen) + log(all - chosen) - log(all);
  const likelihood = (here: number) =>
    Math.exp(margins - log(here) - log(of - here) - log(chosen - here) - log(otherOf - chosen + here));
  const observed = likelihood(selected);
  const least = Math.max(0, chosen - otherOf);
  const tables = Array.from({ length: Math.min(of, chosen) - least + 1 }, (_, at) => likelihood(least + at));
  const extreme = tables.filter((one) => one <= observed * (1 + ROUNDING));
  return Math.min(
    1,
    extreme.reduce((sum, one) => sum + one, 0),
  );
}

function listLogFactorials(most: number): number[] {
  const logs = [0];
  for (let value = 1; value <= most; value += 1) logs.push((logs[value - 1] ?? 0) + Math.log(value));
  return logs;
}
