import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import { SMALL_GROUP, SMALLEST_GROUP, type SelectionRates } from "#shared/vacancies/fairness.ts";
import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { SelectionTable } from "./selection-table.tsx";

/** Rates by groups that a file names. Nobody's group is guessed, and none is kept: a page that is left has forgotten them. */
export function SelectionPanel({ id }: { id: OpeningId }) {
  const compare = useMutation({
    mutationFn: async (file: File) => call("compareSelection", { params: { id }, body: { csv: await file.text() } }),
    onError: (error) => notify.failed("The file could not be compared", errorText(error)),
  });
  const [cleared, setCleared] = useState(0);
  function clear() {
    compare.reset();
    setCleared(cleared + 1);
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">Are groups selected alike?</h3>
        <p className="max-w-prose text-14 text-ink-2">
          Choose a CSV file with two columns: the e-mail address or the CV id, and the group in your own words. Groups
          are never guessed. The file is read for this answer and stored nowhere.
        </p>
      </div>
      <FileField
        key={cleared}
        label="File of groups (CSV)"
        hint="For example: ada@example.org,Group A"
        accept=".csv,.txt,text/csv"
        disabled={compare.isPending}
        onChosen={([file]) => file && compare.mutate(file)}
      />
      {compare.data && (
        <>
          <Rates rates={compare.data} />
          <Button className="justify-self-start" size="small" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}

function Rates({ rates }: { rates: SelectionRates }) {
  const { outcomes, matched, unmatched, unnamed, too_small } = rates;
  return (
    <div aria-live="polite" className="grid gap-4">
      <p className="text-14 text-ink-2">
        {plural(matched, "person", "people")} of this vacancy found in the file.
        {unmatched > 0 && ` ${plural(unmatched, "line")} of it named nobody, several people, or somebody twice.`}
        {unnamed > 0 && ` ${plural(unnamed, "person is", "people are")} not in it and not counted.`}
      </p>
      {outcomes.map(({ outcome, groups }) => (
        <SelectionTable key={outcome} outcome={outcome} groups={groups} />
      ))}
      {too_small.length > 0 && (
        <p className="max-w-prose text-14 text-ink-2">
          Of groups with fewer than {SMALLEST_GROUP} people nothing is told: {too_small.join(", ")}.
        </p>
      )}
      <p className="max-w-prose text-14 text-ink-2">
        A ratio below four fifths of the highest rate is a reason to look closer, not a verdict. Groups of fewer than{" "}
        {SMALL_GROUP} people are small: chance alone moves their rates widely. The exact test (Fisher, two-sided) says
        how often chance alone would give a difference as large as this one.
      </p>
    </div>
  );
}
