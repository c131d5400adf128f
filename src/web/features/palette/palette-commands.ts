import { useNavigate } from "react-router";
import { type Command, useScreenCommands } from "#lib/commands.ts";
import { downloadEverything } from "#lib/api/download-everything.ts";
import { errorText } from "#lib/api/error-text.ts";
import { logOut } from "#lib/session/session.ts";
import { toggleTheme, useTheme } from "#lib/browser/theme.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const PAGES = [
  { label: "Candidate Dashboard", to: "/dashboard", keywords: "candidates list" },
  { label: "Vacancies", to: "/vacancies", keywords: "openings jobs" },
  { label: "All Reports", to: "/reports", keywords: "download" },
  { label: "Latest Shortlist", to: "/shortlist", keywords: "results" },
  { label: "Compare Candidates", to: "/compare", keywords: "side by side versus difference" },
  { label: "Second Look", to: "/second-look", keywords: "missed review queue stop" },
  { label: "Your Account", to: "/account", keywords: "password sessions settings" },
  { label: "Plans and Billing", to: "/billing", keywords: "upgrade pro subscription payment" },
];

/** What can be gone to and done, by the heading it stands under. */
export function usePaletteCommands(onLeave: () => void): { title: string; commands: readonly Command[] }[] {
  const go = useNavigate();
  const isDark = useTheme() === "dark";
  const screen = useScreenCommands();
  return [
    { title: "On this page", commands: screen },
    { title: "Pages", commands: PAGES.map(({ label, keywords, to }) => ({ label, keywords, run: () => void go(to) })) },
    {
      title: "Actions",
      commands: [
        { label: "New Screening", keywords: "upload analyse demo", run: () => void go("/demo") },
        { label: "Add Candidate", keywords: "manual entry", run: () => void go("/add-candidate") },
        { label: "Import CVs", keywords: "upload resumes bulk", run: () => void go("/dashboard#import") },
        { label: isDark ? "Use light theme" : "Use dark theme", keywords: "appearance colour mode", run: toggleTheme },
        {
          label: "Download My Data",
          keywords: "export zip",
          run: () => void notifyFailure("Download Failed", download()),
        },
        { label: "Log Out", keywords: "logout leave", run: () => void notifyFailure("Logout Failed", leave()) },
      ],
    },
  ];

  async function leave() {
    await logOut(async () => {
      onLeave();
      await go("/", { replace: true });
    });
  }
}

async function download() {
  notify.done("Preparing your download…");
  await downloadEverything();
}

async function notifyFailure(title: string, work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    notify.failed(title, errorText(error));
  }
}
