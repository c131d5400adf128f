/** The pages that the browser's own router knows. What an id or a name may stand in is a parameter. */
export const PAGES = [
  "/",
  "/why-us",
  "/who",
  "/problem",
  "/solution",
  "/example",
  "/privacy",
  "/terms",
  "/cookies",
  "/dpa",
  "/how-we-measure-bias",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/account",
  "/book",
  "/loading",
  "/success",
  "/no-matches",
  "/demo",
  "/shortlist",
  "/shortlist/:candidateId",
  "/candidate-report/:candidateId",
  "/dashboard",
  "/vacancies",
  "/vacancies/:openingId",
  "/compare",
  "/second-look",
  "/reports",
  "/add-candidate",
  "/billing",
  "/test-checkout/:checkoutId",
  "/test-portal",
  "/operator",
];
const PATTERNS = PAGES.map((page) => ({ page, pattern: new RegExp(`^${page.replace(/:\w+/, "[^/]+")}$`) }));

/** `/shortlist/:candidateId` for the address of a candidate; undefined where there is no such page. */
export function pageOf(path: string): string | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.page;
}
