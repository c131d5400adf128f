import { refuseDrop } from "#features/landing-upload/refuse-drop.ts";
import { expectSession } from "#lib/session/session-hint.ts";
import { showTheme } from "#lib/browser/theme-on-page.ts";

// Runs in the head, and nothing is painted before it has: only what cannot wait for the app.
showTheme();
expectSession();
window.addEventListener("dragover", refuseDrop);
window.addEventListener("drop", refuseDrop);
// In the capture phase: React holds clicks back while the page is hydrated.
document.addEventListener("click", skipToContent, true);

/** Left to the browser it would change the address, and an address that changes during hydration makes React render the page anew: the focus would be lost. */
function skipToContent(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.hash !== "#content") return;
  event.preventDefault();
  document.getElementById("content")?.focus();
}
