import * as z from "zod/mini";
import { pageOf } from "./pages.ts";
import { UNKNOWN_PAGE } from "./sinks.ts";

const EVENTS = ["page_view", "user_engagement", "select_content", "sign_up", "generate_lead", "scroll"] as const;
export type EventName = (typeof EVENTS)[number];

/** What is pressed, as its button says it, and where. Lists, because free words could carry a name. */
const CHOICES = [
  "Try It Free",
  "See Your Shortlist in Minutes",
  "Create Account",
  "Compare plans",
  "Start AI Analysis",
  "Upgrade to Pro",
] as const;
export type ChoiceId = (typeof CHOICES)[number];
const LOCATIONS = ["header", "hero", "pricing", "start-free-trial", "demo", "plans"] as const;
export type ChoiceLocation = (typeof LOCATIONS)[number];
const SOURCES = ["signup", "book"] as const;
export type SignUpSource = (typeof SOURCES)[number];
const QUARTERS = ["25", "50", "75", "100"] as const;

const DETAILS = new Set<string>([
  "",
  ...CHOICES.flatMap((choice) => LOCATIONS.map((location) => `${choice}, ${location}`)),
  ...SOURCES,
  ...QUARTERS,
]);

const A_DAY_MS = 24 * 60 * 60_000;

/** One thing that happened, as we count it ourselves: nothing in it can name a person or a row. */
export const CountedEvent = z.object({
  name: z.enum(EVENTS),
  page: z.string().check(
    z.maxLength(100),
    z.refine((page) => page === UNKNOWN_PAGE || pageOf(page) === page, "must be the pattern of a page"),
  ),
  detail: z.string().check(
    z.maxLength(100),
    z.refine((detail) => DETAILS.has(detail), "must be a detail that is counted"),
  ),
  time_ms: z.number().check(z.int(), z.minimum(0), z.maximum(A_DAY_MS)),
});
export type CountedEvent = z.infer<typeof CountedEvent>;
