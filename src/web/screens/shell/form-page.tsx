import type { ReactNode } from "react";
import { Page } from "./page.tsx";

interface FormPageProps {
  title: string;
  heading: string;
  lead: ReactNode;
  children?: ReactNode;
  /** The way to a neighbouring form. */
  aside?: ReactNode;
}

export function FormPage({ title, heading, lead, children, aside }: FormPageProps) {
  return (
    <Page title={title}>
      <div className="mx-auto grid max-w-100 gap-8">
        <div className="grid gap-2">
          <h1 className="text-36 font-semibold">{heading}</h1>
          <div className="grid gap-2 wrap-anywhere text-ink-2">{lead}</div>
        </div>
        {children}
        {aside && <p className="border-t border-line pt-5 text-14 text-ink-2">{aside}</p>}
      </div>
    </Page>
  );
}
