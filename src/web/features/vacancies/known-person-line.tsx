import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey, uploadKey } from "#lib/api/screening-queries.ts";
import { formatDay } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { KnownPerson } from "#shared/vacancies/known-people.ts";
import { Button } from "#ui/button.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { notify, UNDO_MS } from "#ui/overlay/toaster.tsx";

export function KnownPersonLine({ openingId, person }: { openingId: OpeningId; person: KnownPerson }) {
  const { add, keepOut } = useKnownPerson(openingId, person);
  const isBusy = add.isPending || keepOut.isPending;
  const role = [person.current_job_title, person.current_employer].filter(Boolean).join(", ");
  return (
    <li
      aria-label={person.name}
      className="grid items-center gap-x-6 gap-y-2 border-b border-line py-2.5 sm:grid-cols-12"
    >
      <div className="min-w-0 sm:col-span-6">
        <Link
          to={`/shortlist/${person.candidate_id}`}
          className="font-semibold break-words text-primary underline-offset-4 hover:underline"
        >
          {person.name}
        </Link>
        <p className="truncate text-12 text-ink-2 empty:hidden">{role}</p>
        <p className="text-12 text-ink-2">{describeLast(person)}</p>
        <p className="line-clamp-2 text-12">{person.summary}</p>
      </div>
      <div className="sm:col-span-2">
        <ScoreRail score={person.score} tone={reportTone(person.score)} />
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-4 sm:justify-end">
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Add to Vacancy: ${person.name}`}
          onClick={() => add.mutate()}
        >
          Add to Vacancy
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Take Out: ${person.name}`}
          onClick={() => keepOut.mutate(true)}
        >
          Take Out
        </Button>
      </div>
    </li>
  );
}

function describeLast({ last_seen_for, last_seen_at, last_score, decision }: KnownPerson) {
  const place = last_seen_for === null ? "" : ` for ${last_seen_for}`;
  const score = last_score === null ? "" : `: ${last_score}`;
  const decided = decision === null ? "" : `, ${DECISION_WORDS[decision].toLowerCase()}`;
  return `Last seen ${formatDay(last_seen_at)}${place}${score}${decided}`;
}

function useKnownPerson(openingId: OpeningId, { candidate_id, name }: KnownPerson) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([uploadKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const add = useMutation({
    mutationFn: () => call("addKnownPerson", { params: { id: openingId }, body: { candidateId: candidate_id } }),
    onSuccess: async () => {
      notify.done(`${name} was added`, "With the CV and a report by this vacancy’s criteria.");
      await refresh();
    },
    onError: (error) => notify.failed(`${name} could not be added`, errorText(error)),
  });
  const keepOut = useMutation({
    mutationFn: (is_kept_out: boolean) =>
      call("changeCandidate", { params: { id: candidate_id }, body: { is_kept_out } }),
    onSuccess: async (_row, isKeptOut) => {
      if (isKeptOut)
        notify.offer(`${name} was taken out`, "Considered for no other vacancy from now on.", {
          label: "Undo",
          ms: UNDO_MS,
          onAction: () => keepOut.mutate(false),
        });
      await refresh();
    },
    onError: (error) => notify.failed("The change could not be saved", errorText(error)),
  });
  return { add, keepOut };
}
