import { type ReactNode, use } from "react";
import { Link, useLocation } from "react-router";
import { Moon, Sun } from "lucide-react";
import { AccountMenu } from "#features/account/account-menu.tsx";
import { clearLegacyData } from "#features/legacy-analysis/clear-stored-data.ts";
import { PaletteButton } from "#features/palette/palette-button.tsx";
import { trackTrial } from "#lib/analytics/analytics.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { toggleTheme, useTheme } from "#lib/browser/theme.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { HeaderSlot } from "./header-slot.ts";
import { Logo } from "./logo.tsx";

const WITHOUT_TRIAL = /^\/(demo|loading|shortlist|dashboard)(\/|$)/;
// A page written for visitors is not to offer to somebody who is about to be recognised what only visitors need.
const FOR_VISITORS = "[.session-expected_&]:invisible";
const WITH_DASHBOARD = /^\/(demo$|(shortlist|vacancies)(\/|$))/;

export function SiteHeader({ children }: { children?: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const hasDashboard = WITH_DASHBOARD.test(pathname) && !pathname.includes("/candidate/");
  const isSignedOut = session.kind === "signed-out";
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex h-14 max-w-288 items-center gap-2 px-4 sm:gap-8 sm:px-6">
        <Logo isShortOnPhones={session.kind === "signed-in"} />
        {children}
        {hasDashboard && (
          <Button asChild variant="quiet" size="small">
            <Link to="/dashboard">Dashboard</Link>
          </Button>
        )}
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
          {session.kind === "signed-in" && pathname !== "/" && <PaletteButton />}
          <ThemeToggle />
          {session.kind === "signed-in" && use(HeaderSlot)}
          {session.kind === "signed-in" && <AccountMenu user={session.user} onLeave={clearLegacyData} />}
          {isSignedOut && pathname !== "/login" && (
            <Button asChild variant="quiet" size="small" className={FOR_VISITORS}>
              <Link to="/login">Log in</Link>
            </Button>
          )}
          {isSignedOut && !WITHOUT_TRIAL.test(pathname) && (
            <Button asChild variant="primary" size="small" className={FOR_VISITORS}>
              <Link to="/signup" onClick={() => trackTrial("header")}>
                Try It Free
              </Link>
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

function ThemeToggle() {
  const isDark = useTheme() === "dark";
  return (
    <IconButton label={isDark ? "Use light theme" : "Use dark theme"} onClick={toggleTheme}>
      <Sun size={18} aria-hidden className="not-dark:hidden" />
      <Moon size={18} aria-hidden className="dark:hidden" />
    </IconButton>
  );
}
