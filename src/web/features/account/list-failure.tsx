import type { UseQueryResult } from "@tanstack/react-query";
import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";

/** Where the rows of a section should stand. */
export function ListFailure({ of, query }: { of: string; query: UseQueryResult }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-14">
      <p className="text-danger">
        Failed to load your {of}. {errorText(query.error)}
      </p>
      <Button size="small" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
