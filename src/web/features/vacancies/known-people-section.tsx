import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { uploadKey } from "#lib/api/screening-queries.ts";
import { knownPeopleQuery } from "#lib/api/vacancy-queries.ts";
import { plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { KnownPeople } from "#shared/vacancies/known-people.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ConsiderationChoice } from "./consideration-choice.tsx";
import { KnownPersonLine } from "./known-person-line.tsx";

/** People who applied for other vacancies, apart from the applicants of this one. */
export function KnownPeopleSection({ id }: { id: OpeningId }) {
  const { data: known } = useQuery(knownPeopleQuery(id));
  if (!known) return null;
  return (
    <section aria-label="Who do we already know?" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-18 font-semibold">Who do we already know?</h2>
        <p className="max-w-prose text-14 text-ink-2">
          Stored CVs of your other vacancies, judged by this vacancy’s criteria. No file is read again, and nothing is
          charged.
        </p>
      </div>
      {known.months === null ? <ConsiderationChoice months={null} /> : <Judged id={id} known={known} />}
    </section>
  );
}

function Judged({ id, known }: { id: OpeningId; known: KnownPeople }) {
  const { judged, waiting, failed, outdated, people, months } = known;
  return (
    <>
      {waiting > 0 ? <Progress known={known} /> : <LookButton id={id} known={known} />}
      {outdated > 0 && waiting === 0 && (
        <p className="text-14 text-low">
          The criteria were changed since. {plural(outdated, "person is", "people are")} shown by the former ones: look
          again.
        </p>
      )}
      {failed > 0 && waiting === 0 && (
        <p className="text-14 text-danger">
          {plural(failed, "CV")} could not be judged. Looking again tries them again.
        </p>
      )}
      {people.length > 0 && (
        <ol aria-label="People we know" className="border-t border-line">
          {people.map((person) => (
            <KnownPersonLine key={person.candidate_id} openingId={id} person={person} />
          ))}
        </ol>
      )}
      {judged > people.length && people.length > 0 && (
        <p className="text-14 text-ink-2">
          These are the best {people.length} of {plural(judged, "person", "people")}.
        </p>
      )}
      <details className="text-14">
        <summary className="cursor-pointer text-ink-2">Which CVs may be considered</summary>
        <div className="mt-3">
          <ConsiderationChoice months={months} />
        </div>
      </details>
    </>
  );
}

function LookButton({ id, known }: { id: OpeningId; known: KnownPeople }) {
  const queries = useQueryClient();
  const look = useMutation({
    mutationFn: () => call("judgeKnownPeople", { params: { id } }),
    onSuccess: async ({ queued }) => {
      if (queued === 0) notify.done("Nobody else", "Everybody who may be considered has been judged.");
      await queries.invalidateQueries({ queryKey: uploadKey });
    },
    onError: (error) => notify.failed("The CVs could not be judged", errorText(error)),
  });
  return (
    <Button
      className="justify-self-start"
      variant={known.judged === 0 ? "primary" : "secondary"}
      disabled={look.isPending}
      onClick={() => look.mutate()}
    >
      {known.judged === 0 ? "Look for People We Know" : "Look Again"}
    </Button>
  );
}

/** It goes on when the page is left. */
function Progress({ known: { judged, waiting, failed } }: { known: KnownPeople }) {
  const ended = judged + failed;
  const all = ended + waiting;
  return (
    <div className="grid max-w-prose gap-2 text-14 text-ink-2">
      <p>
        {ended} of {plural(all, "CV")} judged. You may leave this page meanwhile.
      </p>
      <ProgressBar label="People we know" percent={Math.floor((100 * ended) / all)} />
    </div>
  );
}
