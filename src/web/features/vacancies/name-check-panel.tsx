import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { nameCheckQuery } from "#lib/api/vacancy-queries.ts";
import { formatCount, formatMoment, plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import type { NameCheck } from "#shared/vacancies/fairness.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** The same CVs under other names. */
export function NameCheckPanel({ id }: { id: OpeningId }) {
  const { data: check } = useQuery(nameCheckQuery(id));
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => call("checkNames", { params: { id } }),
    onSuccess: (begun) => queries.setQueryData(nameCheckQuery(id).queryKey, begun),
    onError: (error) => notify.failed("The check could not be started", errorText(error)),
  });
  if (!check) return null;
  const { running, last } = check;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Does a name move a score?</h3>
      <p className="max-w-prose text-14 text-ink-2">
        Each CV is judged again under names of several groups, from its text and by the present criteria. No score of a
        candidate is changed by it.
      </p>
      {last && <Result last={last} isOutdated={check.is_outdated} />}
      {running ? (
        <Running running={running} />
      ) : (
        <Button className="justify-self-start" disabled={begin.isPending} onClick={() => begin.mutate()}>
          {last ? "Check Names Again" : "Check Names"}
        </Button>
      )}
    </div>
  );
}

function Result({ last, isOutdated }: { last: NonNullable<NameCheck["last"]>; isOutdated: boolean }) {
  const { cvs, names, pairs, moved, largest, left_out, board_version, finished_at } = last;
  const checked = cvs - left_out;
  return (
    <div className="grid max-w-prose gap-1 text-14">
      <p className="text-16 font-medium tabular-nums">
        {pairs === 0
          ? "No CV could be checked."
          : `${formatCount(moved)} of ${plural(pairs, "score")} moved${moved > 0 ? `, by at most ${plural(largest, "point")}` : ""}.`}
      </p>
      <p className="text-ink-2">
        {plural(checked, "CV")} under {names} names each, on {formatMoment(finished_at)}, by{" "}
        {engineName(last.engine_version) ?? last.engine_version} and version {board_version} of the criteria.
        {left_out > 0 &&
          ` ${plural(left_out, "CV was", "CVs were")} left out: no name was found, or the text is not kept.`}
      </p>
      {isOutdated && <p className="text-low">The criteria, the engine or the CVs are others since then.</p>}
    </div>
  );
}

/** It goes on when the page is left. */
function Running({ running: { cvs, checked } }: { running: NonNullable<NameCheck["running"]> }) {
  return (
    <div className="grid max-w-prose gap-2 text-14 text-ink-2">
      <p>
        {checked} of {plural(cvs, "CV")} checked. You may leave this page meanwhile.
      </p>
      <ProgressBar label="Name check" percent={Math.floor((100 * checked) / Math.max(1, cvs))} />
    </div>
  );
}
