import { EXIT, type ExitCode } from "./exit-code.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ORPHAN_CHECK_MS = 200;

/** The one who typed the command: where they stand, what they see, and their Ctrl-C. */
export class Terminal {
  /** npm and the launcher change the folder, and leave a note of where it was. */
  readonly folder = process.env["INIT_CWD"] ?? process.cwd();
  /** Without a terminal, or where one does not tell (0), nothing is cut off. */
  readonly width = process.stdout.columns || Infinity;

  constructor() {
    // The reader of the pipe may close it early: `evenhand … | head`.
    process.stdout.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }

  print(lines: string[]) {
    process.stdout.write(`${lines.join("\n")}\n`);
  }

  complain(line: string) {
    process.stderr.write(`${line}\n`);
  }

  refuse(message: string): ExitCode {
    this.complain(`${message}\nevenhand --help tells how it is used.`);
    return EXIT.usage;
  }

  /** A reader that is busy with a file does not notice that nobody waits for its answer, so it has to be ended. */
  onInterrupt(close: () => void) {
    const stop = () => {
      close();
      process.exit(EXIT.interrupted);
    };
    for (const signal of SIGNALS) process.once(signal, stop);
    // The launcher waits for this process and passes no signal on: its end is ours.
    const parent = process.ppid;
    const isOrphan = () => process.env["INIT_CWD"] !== undefined && process.ppid !== parent;
    setInterval(() => isOrphan() && stop(), ORPHAN_CHECK_MS).unref();
  }
}
