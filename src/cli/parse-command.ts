import { parseArgs } from "node:util";
import { OpeningId } from "#shared/ids.ts";
import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import type { ShortlistSize } from "#shared/screening/shortlist-size.ts";

export interface ScreenOptions {
  vacancy: string;
  /** A board instead of what the job description asks for. */
  criteria: string | undefined;
  cvs: string[];
  shortlist: ShortlistSize;
  json: string | undefined;
  csv: string | undefined;
  asOf: string;
  isQuiet: boolean;
}

/** CVs for a vacancy of a running server. */
export interface DeliveryOptions {
  vacancyId: OpeningId;
  cvs: string[];
  url: string | undefined;
  isQuiet: boolean;
}

export interface Refused {
  kind: "refused";
  message: string;
}

export type Command =
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "screen"; options: ScreenOptions }
  | { kind: "deliver"; options: DeliveryOptions }
  | { kind: "mcp" }
  | Refused;

const OPTIONS = {
  job: { type: "string" },
  vacancy: { type: "string" },
  url: { type: "string" },
  criteria: { type: "string" },
  cvs: { type: "string", multiple: true },
  top: { type: "string" },
  percent: { type: "string" },
  json: { type: "string" },
  csv: { type: "string" },
  "as-of": { type: "string" },
  quiet: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

type Parsed = ReturnType<typeof parse>;

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

type Objection = (parsed: Parsed) => string | false;

/** Each names what is wrong with a command, if it is. */
const OBJECTIONS: Objection[] = [
  ({ positionals: [name] }) => name === undefined && "What should be done? The commands are: screen, mcp",
  ({ positionals: [name] }) =>
    name !== "screen" && name !== "mcp" && `There is no command "${name}". There are: screen, mcp`,
  ({ positionals: [, extra] }) => extra !== undefined && `"${extra}" belongs to no option.`,
];

/** The server judges by its own board and keeps the results. */
const ONLY_HERE = ["job", "criteria", "top", "percent", "json", "csv", "as-of"] as const;

const DELIVERY_OBJECTIONS: Objection[] = [
  ({ values: { vacancy } }) =>
    !OpeningId.safeParse(vacancy).success && "--vacancy must be the id at the end of the vacancy's address.",
  ({ values: { cvs = [""] } }) => cvs.some(isBlank) && "--cvs must name a folder of CVs.",
  ({ values }) => {
    const other = ONLY_HERE.find((name) => values[name] !== undefined);
    return other !== undefined && `--${other} and --vacancy exclude each other.`;
  },
];

const SCREEN_OBJECTIONS: Objection[] = [
  ({ values: { job } }) => isBlank(job) && "--job must name the job description.",
  ({ values: { cvs = [""] } }) => cvs.some(isBlank) && "--cvs must name a folder of CVs.",
  ({ values: { top, percent } }) =>
    top !== undefined && percent !== undefined && "--top and --percent exclude each other.",
  ({ values: { top } }) => isOutside(top, SHORTLIST_COUNT) && outsideText("--top", SHORTLIST_COUNT),
  ({ values: { percent } }) =>
    isOutside(percent, SHORTLIST_PERCENTAGE) && outsideText("--percent", SHORTLIST_PERCENTAGE),
  ({ values: { criteria } }) => criteria === "" && "--criteria must name a file.",
  ({ values: { json } }) => json === "" && "--json must name a file.",
  ({ values: { csv } }) => csv === "" && "--csv must name a file.",
  ({ values }) => !isDay(values["as-of"]) && "--as-of must be a day, written YYYY-MM-DD.",
];

export function parseCommand(args: string[], today: string): Command {
  const parsed = tryToParse(args);
  if ("kind" in parsed) return parsed;
  if (parsed.values.help) return { kind: "help" };
  if (parsed.values.version) return { kind: "version" };
  const { vacancy, cvs = [], url, quiet: isQuiet } = parsed.values;
  const isDelivery = vacancy !== undefined;
  const refusal = findObjection(parsed, OBJECTIONS);
  if (refusal !== undefined) return refusal;
  if (parsed.positionals[0] === "mcp") return { kind: "mcp" };
  const objection = findObjection(parsed, isDelivery ? DELIVERY_OBJECTIONS : SCREEN_OBJECTIONS);
  if (objection !== undefined) return objection;
  if (!isDelivery) return { kind: "screen", options: optionsFrom(parsed, today) };
  return { kind: "deliver", options: { vacancyId: OpeningId.parse(vacancy), cvs, url, isQuiet } };
}

function findObjection(parsed: Parsed, objections: Objection[]): Refused | undefined {
  for (const objection of objections) {
    const message = objection(parsed);
    if (message !== false) return { kind: "refused", message };
  }
  return undefined;
}

function tryToParse(args: string[]): Parsed | Refused {
  try {
    return parse(args);
  } catch (error) {
    if (error instanceof TypeError) return { kind: "refused", message: error.message };
    throw error;
  }
}

function optionsFrom({ values }: Parsed, today: string): ScreenOptions {
  const { job = "", criteria, cvs = [], top, percent, json, csv, quiet } = values;
  const shortlist = { count: asNumber(top), percentage: asNumber(percent) };
  return { vacancy: job, criteria, cvs, shortlist, json, csv, asOf: values["as-of"] ?? today, isQuiet: quiet };
}

const asNumber = (text: string | undefined) => (text === undefined ? null : Number(text));

const isBlank = (text: string | undefined) => text === undefined || text === "";

function isOutside(text: string | undefined, { min, max }: { min: number; max: number }) {
  return text !== undefined && !(/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);
}

function outsideText(option: string, { min, max }: { min: number; max: number }) {
  return `${option} must be a whole number from ${min} to ${max}.`;
}

function isDay(text: string | undefined) {
  if (text === undefined) return true;
  const day = new Date(`${text}T00:00:00Z`);
  // 30 February is understood as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
