import { refuseDrop } from "#features/landing-upload/refuse-drop.ts";
import { expectSession } from "#lib/session/session-hint.ts";
import { showTheme } from "#lib/browser/theme-on-page.ts";
import { skipToContent } from "#screens/shell/skip-to-content.ts";

// Runs in the head, and nothing is painted before it has: only what cannot wait for the app.
showTheme();
expectSession();
window.addEventListener("dragover", refuseDrop);
window.addEventListener("drop", refuseDrop);
// In the capture phase: React holds clicks back while the page is hydrated.
document.addEventListener("click", skipToContent, true);
