import { useEffect } from "react";

/** Progress that can be read from another tab. The page's own title comes back, unless a new page has set its own. */
export function useTabTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
