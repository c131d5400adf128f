import "./app.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { followOtherTabs, restoreSession } from "#lib/session/session.ts";
import { followTheme } from "#lib/browser/theme.ts";
import { RouterBoundary } from "#screens/shell/router-boundary.tsx";
import { App } from "./router.tsx";
import { isPrerendered, applyStyles } from "./prerendered-page.ts";

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
