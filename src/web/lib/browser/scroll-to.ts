import { useEffect } from "react";
import { type Location, useLocation } from "react-router";

const SCROLL_AFTER_MS = 100;

/** An address that names a part of the page leads to it, also when the same link is followed a second time. */
export function useScrollTo(partOf: (location: Location) => string | undefined) {
  const location = useLocation();
  useEffect(() => {
    const id = partOf(location);
    if (id === undefined) return undefined;
    const timer = setTimeout(() => scrollToPart(id), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [location, partOf]);
}

function scrollToPart(id: string) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? "instant" : "smooth", block: "start" });
}

export function partInHash({ hash }: Location) {
  return hash === "" ? undefined : hash.slice(1);
}
