import { cpus, loadavg } from "node:os";

export interface Target {
  atMost?: number;
  atLeast?: number;
}

export interface Figure extends Target {
  name: string;
  value: number;
  unit: string;
  /** Undefined where a figure only explains another. */
  isHeld: boolean | undefined;
  load: number;
}

export interface Report {
  subject: string;
  /** Which cores the client and the server had. */
  pinning: string;
  cores: number;
  settings: Record<string, number>;
  figures: Figure[];
}

/** What one script measured, each figure with the machine's load at that moment and its target. */
export class Figures {
  readonly #report: Report;

  constructor(subject: string, pinning: string, settings: Record<string, number>) {
    this.#report = { subject, pinning, cores: cpus().length, settings, figures: [] };
  }

  add(name: string, value: number, unit: string, target: Target = {}) {
    if (!Number.isFinite(value)) throw new Error(`${name} was not measured: ${value}`);
    const rounded = Math.round(value * 100) / 100;
    const load = Math.round((loadavg()[0] ?? 0) * 100) / 100;
    this.#report.figures.push({ name, value: rounded, unit, ...target, isHeld: isHeld(rounded, target), load });
  }

  /** The last line is for programs. */
  print() {
    console.log(tableOf([this.#report]));
    console.log(JSON.stringify(this.#report));
  }
}

export function tableOf(reports: Report[]) {
  const lines = reports.flatMap(({ subject, pinning, figures }) =>
    figures.map(
      (figure) =>
        `| ${subject} | ${figure.name} | ${figure.value} ${figure.unit} | ${targetOf(figure)} | ${verdictOf(figure)} | ${figure.load} | ${pinning} |`,
    ),
  );
  return [
    "| subject | what | measured | target | held | load | cores |",
    "|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

function isHeld(value: number, { atMost, atLeast }: Target) {
  if (atMost === undefined && atLeast === undefined) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

function targetOf({ atMost, atLeast }: Target) {
  return [atMost !== undefined && `≤ ${atMost}`, atLeast !== undefined && `≥ ${atLeast}`].filter(Boolean).join(" ");
}

function verdictOf({ isHeld: held }: Figure) {
  if (held === undefined) return "";
  return held ? "yes" : "NO";
}
