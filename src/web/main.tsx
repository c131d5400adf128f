import "./app.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { followOtherTabs, restoreSession } from "#lib/session/session.ts";
import { followTheme } from "#lib/browser/theme.ts";
import { RouterBoundary } from "#screens/shell/router-boundary.tsx";
import { App } from "./router.tsx";

followTheme();
followOtherTabs();
void restoreSession();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const app = (
  <StrictMode>
    <RouterBoundary>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </RouterBoundary>
  </StrictMode>
);
if (isPrerendered(root)) {
  applyStyles(root);
  // In slices, so that the page answers meanwhile.
  startTransition(() => void hydrateRoot(root, app));
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Written for somebody who comes from elsewhere: who reloads a page that was handed something sees it drawn anew. */
function isPrerendered(root: HTMLElement) {
  const state: unknown = window.history.state;
  const isHanded = typeof state === "object" && state !== null && "usr" in state && state.usr != null;
  return root.hasChildNodes() && !isHanded;
}

/** The content policy refuses style attributes in a document, not those a script sets. See scripts/write-pages.ts. */
function applyStyles(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
}
