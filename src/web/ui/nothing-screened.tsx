import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";
import { PageMessage } from "./page-message.tsx";

/** The empty state of a page that shows what screenings have brought. */
export function NothingScreened({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageMessage
      title={title}
      actions={
        <Button asChild variant="primary">
          <Link to="/demo">Screen Your First Candidates</Link>
        </Button>
      }
    >
      <p>{children}</p>
    </PageMessage>
  );
}
