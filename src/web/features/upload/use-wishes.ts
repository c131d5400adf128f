import { useState } from "react";
import { FIRST_LOOK } from "#shared/limits.ts";
import { DEFAULT_PREFERENCE } from "./shortlist-preference.ts";

/** What somebody asks for besides the files: how many to shortlist, and whether a few are looked at before the others. */
export function useWishes() {
  const [preference, setPreference] = useState(DEFAULT_PREFERENCE);
  const [looksFirst, setLooksFirst] = useState(false);
  return {
    preference,
    setPreference,
    looksFirst,
    setLooksFirst,
    firstLook: looksFirst ? FIRST_LOOK.default : undefined,
  };
}
