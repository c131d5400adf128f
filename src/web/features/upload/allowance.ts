/** What the plan leaves for this month. `remaining`: null is without end. */
export interface Allowance {
  remaining: number | null;
  limit: number;
  resetsAt: string;
}

export function isBeyond(allowance: Allowance | undefined, cvCount: number): boolean {
  return allowance !== undefined && allowance.remaining !== null && cvCount > allowance.remaining;
}
