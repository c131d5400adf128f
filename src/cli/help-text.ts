import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import { EXIT } from "./exit-code.ts";

export const HELP = `Screens a folder of CVs against one job description, on this machine alone or with a running server.

Usage: evenhand screen --job <file> --cvs <folder or file> [options]

  --job <file>       the job description: .pdf, .docx, .doc or .txt
  --criteria <file>  judge by this board instead of what the job description asks for: a JSON list of wordings, or of
                     {"wording", "importance": "gate" | "must" | "nice", "weight", "required_years"}
  --cvs <path>       a folder, with its subfolders, or one file; may be repeated
  --top <number>     how many are shortlisted, ${SHORTLIST_COUNT.min} to ${SHORTLIST_COUNT.max} (default ${SHORTLIST_COUNT.default})
  --percent <number> or which share of all CVs, ${SHORTLIST_PERCENTAGE.min} to ${SHORTLIST_PERCENTAGE.max}, rounded up
  --json <file>      writes everything that was found, one object per CV
  --csv <file>       writes one row per CV for a spreadsheet
  --as-of <date>     the day that "present" in a CV means, YYYY-MM-DD (default: today)
  --quiet            prints nothing but errors
  --help, --version

With a running server (EVENHAND_URL, EVENHAND_KEY with an API key of the account page):

Usage: evenhand screen --vacancy <id> --cvs <folder or file> [--url <address>] [--quiet]
  sends the CVs to a vacancy and shows its ranking; repeat it when it broke off: nothing is taken twice

Usage: evenhand mcp
  serves the Model Context Protocol on standard input and output, for assistants on this machine

Exit codes
  ${EXIT.everythingRead}    every CV was read
  ${EXIT.usage}    the command cannot be carried out as it was given
  ${EXIT.vacancyUnreadable}    the job description could not be read
  ${EXIT.someUnreadable}    finished, but some CVs could not be read; the results are written
  ${EXIT.nothingRead}    not one CV could be read
  ${EXIT.refused}    the server refused or cannot be reached; what it took before stays
  ${EXIT.interrupted}  interrupted
`;
