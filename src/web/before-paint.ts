import { expectSession } from "#lib/session-hint.ts";
import { showTheme } from "#lib/theme-on-page.ts";

// Runs in the head, before anything is painted, and is therefore all that is in it.
showTheme();
expectSession();
