import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { LogoMark } from "./logo.tsx";

interface FallbackPageProps {
  title: string;
  /** The way on besides the one home. */
  action: ReactNode;
  children: ReactNode;
}

/** Stands where a screen or the router has failed: nothing in it needs either of them, and both ways home load anew. */
export function FallbackPage({ title, action, children }: FallbackPageProps) {
  return (
    <div className="min-h-dvh">
      <title>{`${title} · Evenhand`}</title>
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-288 items-center px-4 sm:px-6">
          <a
            href="/"
            aria-label="Evenhand, home"
            className="flex min-h-9 items-center gap-2.5 rounded-sm text-16 font-semibold tracking-tight"
          >
            <LogoMark />
            Evenhand
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-288 px-4 pt-10 sm:px-6 sm:pt-14">
        <PageMessage
          title={title}
          level="h1"
          urgent
          actions={
            <>
              {action}
              <Button asChild>
                <a href="/">Go to Homepage</a>
              </Button>
            </>
          }
        >
          {children}
        </PageMessage>
      </main>
    </div>
  );
}
