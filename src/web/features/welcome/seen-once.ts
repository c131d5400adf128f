import { useEffect, useState } from "react";

/** True the first time this browser shows it, until it is put away. Marked at once: a user who leaves the page has seen it. */
export function useOnce(name: string, isWanted = true): [isShown: boolean, putAway: () => void] {
  const key = `evenhand:seen-${name}`;
  const [isNew, setNew] = useState(() => localStorage.getItem(key) === null);
  const isShown = isNew && isWanted;
  useEffect(() => {
    if (isShown) localStorage.setItem(key, "1");
  }, [isShown, key]);
  return [isShown, () => setNew(false)];
}
