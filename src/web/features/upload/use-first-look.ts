import { useState } from "react";
import { FIRST_LOOK } from "#shared/limits.ts";

/** Whether a few CVs are looked at before the others. Of a handful there is nothing to look at first. */
export function useFirstLook() {
  const [looksFirst, setLooksFirst] = useState(false);
  const firstLookOf = (cvs: number) => (looksFirst && cvs > FIRST_LOOK.default ? FIRST_LOOK.default : undefined);
  return { looksFirst, setLooksFirst, firstLookOf };
}
