import { refuseDrop } from "#features/landing-upload/refuse-drop.ts";
import { expectSession } from "#lib/session-hint.ts";
import { showTheme } from "#lib/theme-on-page.ts";

// Runs in the head, and nothing is painted before it has: only what cannot wait for the app.
showTheme();
expectSession();
window.addEventListener("dragover", refuseDrop);
window.addEventListener("drop", refuseDrop);
