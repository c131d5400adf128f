import { pageOf } from "./pages.ts";

interface PageHead {
  title: string;
  description: string;
  /** Of the page that search engines shall name for it; undefined where they shall not name it at all. */
  canonical?: string;
  /** Drawn by the browser: what is typed into a prerendered form before hydration is lost, or sent into the address. */
  isForm?: true;
}

const LANDING: PageHead = {
  title: "Every CV, measured with the same ruler",
  description:
    "Evenhand screens up to 250 CVs against one job description and shows the sentence behind every score. Name, age and gender are ignored.",
  canonical: "/",
};
const CANDIDATE: PageHead = {
  title: "Candidate",
  description: "The report on one candidate: score, reasons and the sentences of the CV behind them.",
};
const LOST: PageHead = { title: "Page not found", description: "There is nothing at this address." };

const HEADS: Record<string, PageHead> = {
  "/": LANDING,
  "/why-us": LANDING,
  "/who": LANDING,
  "/problem": LANDING,
  "/solution": LANDING,
  "/example": LANDING,
  "/privacy": {
    title: "Privacy Policy",
    description: "Which personal data Evenhand processes, why, for how long, and how to have it corrected or deleted.",
    canonical: "/privacy",
  },
  "/terms": {
    title: "Terms of Service",
    description: "The terms under which Evenhand is used: the service, your duties, payment and liability.",
    canonical: "/terms",
  },
  "/cookies": {
    title: "Cookie Policy",
    description: "Every cookie and stored key of Evenhand with its purpose and lifetime, and your choice on analytics.",
    canonical: "/cookies",
  },
  "/dpa": {
    title: "Data Processing Addendum",
    description: "How Evenhand processes the data of candidates on behalf of its customers under the GDPR.",
    canonical: "/dpa",
  },
  "/how-we-measure-bias": {
    title: "How we measure bias",
    description:
      "We swap names, ages and genders in CVs and count how often a score changes. The test, the figures and their limits.",
    canonical: "/how-we-measure-bias",
  },
  "/login": {
    title: "Log in",
    description: "Log in to Evenhand and go on with your shortlist.",
    canonical: "/login",
    isForm: true,
  },
  "/signup": {
    title: "Create Account",
    description: "Create an Evenhand account: up to 25 resumes per month, no card needed.",
    canonical: "/signup",
    isForm: true,
  },
  "/book": {
    title: "Get Candidate Scores",
    description: "Send one CV and one job description and get a score with its reasons by e-mail.",
    canonical: "/book",
    isForm: true,
  },
  "/forgot-password": { title: "Forgot password", description: "Have a link sent that sets a new password." },
  "/reset-password": { title: "Set new password", description: "Set a new password for your Evenhand account." },
  "/confirm-email": { title: "Confirm your e-mail address", description: "Confirm that this address is yours." },
  "/account": { title: "Your account", description: "Your name, password, devices and data at Evenhand." },
  "/loading": { title: "Processing", description: "Your CVs are being read and measured." },
  "/success": { title: "Thanks", description: "Your screening has been handed in." },
  "/no-matches": { title: "No Strong Matches Found", description: "What to do when no candidate is a strong match." },
  "/demo": { title: "Try AI Screening", description: "Add CVs and one job description and start the analysis." },
  "/shortlist": { title: "Your Candidate Shortlist", description: "The best candidates of a screening, with reasons." },
  "/shortlist/:candidateId": CANDIDATE,
  "/candidate-report/:candidateId": CANDIDATE,
  "/dashboard": {
    title: "Candidate Dashboard",
    description: "All candidates on one scale, to search, filter and decide.",
  },
  "/vacancies": { title: "Vacancies", description: "Your vacancies, each with all its CVs in one ranking." },
  "/vacancies/:openingId": { title: "Vacancy", description: "All CVs of a vacancy in one ranking, and its criteria." },
  "/compare": { title: "Compare Candidates", description: "The candidates of a screening, side by side." },
  "/second-look": { title: "Second Look", description: "The candidates of a screening, once more." },
  "/reports": { title: "All Reports", description: "The reports on all your candidates." },
  "/add-candidate": { title: "Add Candidate", description: "Add a candidate by hand or from a file." },
  "/billing": {
    title: "Billing",
    description: "Your plan, what you have used of it, and what Pro adds. No contracts.",
  },
  "/test-checkout/:checkoutId": { title: "Test checkout", description: "A checkout in which nobody pays." },
  "/test-portal": { title: "Test billing portal", description: "A billing portal in which nobody pays." },
  "/operator": { title: "Operations", description: "For the operator of this installation." },
};

/** For the address of a page, or of none. */
export function headOf(path: string): PageHead {
  return HEADS[pageOf(path) ?? ""] ?? LOST;
}

/** What search engines may name, as the sitemap lists it. */
export const PUBLIC_PAGES: readonly string[] = Object.keys(HEADS).filter((path) => HEADS[path]?.canonical === path);

/** What is written at build time. */
export const PRERENDERED_PAGES: readonly string[] = PUBLIC_PAGES.filter((path) => !HEADS[path]?.isForm);
