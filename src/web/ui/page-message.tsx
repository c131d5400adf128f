import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PageMessageProps {
  title: string;
  /** What kind of message it is, in a word above the title. */
  kind?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** A failure is announced at once; an empty page is simply read. */
  urgent?: boolean;
  level?: "h1" | "h2";
}

export function PageMessage(props: PageMessageProps) {
  const { title, kind, children, actions, urgent = false, level: Heading = "h2" } = props;
  return (
    <div role={urgent ? "alert" : undefined} className="grid max-w-140 gap-3 border-t-2 border-ink pt-5">
      {kind && <p className="text-14 font-semibold text-danger">{kind}</p>}
      <Heading className={clsx("font-semibold text-balance", Heading === "h1" ? "text-28" : "text-22")}>
        {title}
      </Heading>
      {children && <div className="grid gap-2 text-16 text-ink-2">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
