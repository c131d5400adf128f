import { useEffect, useState } from "react";

const FADES_AFTER_MS = 4000;

/** The hits of a search are marked for a while. */
export function useFreshHits(query: string | undefined): "fresh" | "faded" {
  const [faded, setFaded] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setFaded(query), FADES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return faded === query ? "faded" : "fresh";
}
