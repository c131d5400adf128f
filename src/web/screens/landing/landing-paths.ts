/** Each shows the landing page at the section of its name. */
const SECTION_PATHS = ["/why-us", "/who", "/problem", "/solution", "/example"];
export const LANDING_PATHS = ["/", ...SECTION_PATHS];

export function isLandingPath(path: string) {
  return LANDING_PATHS.includes(path);
}

/** The id of the section that an address means; the hash says it more exactly than the path. */
export function sectionOf({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  if (hash.length > 1) return hash.slice(1);
  return SECTION_PATHS.includes(pathname) ? pathname.slice(1) : undefined;
}
