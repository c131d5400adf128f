import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { useChangeVacancy } from "./use-change-vacancy.ts";

/** Covered by the server: what is hidden here is not in its answers. */
export function BlindReview({ vacancy: { id, is_blind, reveals } }: { vacancy: OpeningPage }) {
  const change = useChangeVacancy(id);
  const set = (isBlind: boolean) =>
    change.mutate(
      { is_blind: isBlind },
      {
        onSuccess: () => notify.done(isBlind ? "Blind review is on" : "Blind review is off", "It is on record."),
        onError: (error) => notify.failed("The vacancy could not be changed", errorText(error)),
      },
    );
  return (
    <section aria-label="Blind review" className="grid gap-1 border-y border-line py-3">
      <Checkbox checked={is_blind} disabled={change.isPending} onChange={set}>
        <span className="font-medium text-ink">Blind review</span>
        <span className="block max-w-prose">
          Names, contact data and pictures are covered in lists, reports, pages and exports, with the masks that judging
          uses. Candidates have numbers instead. Revealing one of them is recorded.
        </span>
      </Checkbox>
      {(is_blind || reveals > 0) && (
        <p className="pl-8 text-14 text-ink-2 tabular-nums">
          {reveals === 0 ? "Nobody has been revealed." : `${plural(reveals, "person", "people")} revealed so far.`}
          {is_blind && " People of other vacancies are not looked for meanwhile: they are known by name."}
        </p>
      )}
    </section>
  );
}
