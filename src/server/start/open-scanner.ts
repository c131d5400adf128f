import type { Logger } from "pino";
import { ClamdScanner } from "#gateways/clamd-scanner.ts";
import type { VirusScanner } from "#gateways/virus-scanner.ts";
import type { Config } from "#server/config/config.ts";

/** Undefined: files are taken unscanned. */
export function openScanner({ clamavUrl }: Config, log?: Logger): VirusScanner | undefined {
  if (clamavUrl === undefined) return undefined;
  return new ClamdScanner(clamavUrl, {
    onFound: (signature) => log?.warn({ signature }, "The virus scanner refused a file."),
    onFailure: (error) => log?.error({ err: error }, "The virus scanner could not look at a file."),
  });
}
