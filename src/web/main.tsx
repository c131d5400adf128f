import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followOtherTabs, restoreSession } from "#lib/session.ts";
import { followTheme } from "#lib/theme.ts";
import { AppRouter } from "./router.tsx";

followTheme();
followOtherTabs();
void restoreSession();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <AppRouter />
  </StrictMode>,
);
