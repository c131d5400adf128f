import { useState } from "react";
import { hasCode } from "#lib/api/error-text.ts";
import { type Allowance, isBeyond } from "./allowance.ts";

export interface LimitSetting {
  /** What the plan leaves; absent while that is not known, and then the server alone decides. */
  allowance?: Allowance | undefined;
  /** Asked where the server says that nothing is left: another tab may have been faster. */
  readAllowance?: () => Promise<Allowance | undefined>;
}

/** A user who wants more than the plan leaves is asked what to do, before anything is sent. */
export function useLimit({ allowance, readAllowance }: LimitSetting, cvCount: number) {
  const [isAsking, setAsking] = useState(false);

  function stops(count: number) {
    const isOver = isBeyond(allowance, count);
    setAsking(isOver);
    return isOver;
  }

  async function explains(failure: Error, count: number) {
    if (!hasCode(failure.cause, "limit_reached")) return false;
    const isOver = isBeyond(await readAllowance?.(), count);
    setAsking(isOver);
    return isOver;
  }

  return {
    isOverLimit: isAsking && isBeyond(allowance, cvCount),
    leaveLimit: () => setAsking(false),
    stops,
    explains,
  };
}
