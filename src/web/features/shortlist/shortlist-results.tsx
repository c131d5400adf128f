import { type ReactNode, useState } from "react";
import { MAX_COMPARED } from "#lib/compare-address.ts";
import { plural } from "#lib/format.ts";
import { RULER_TICKS } from "#lib/score-tone.ts";
import type { Candidate, DuplicateCandidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import { PageMessage } from "#ui/page-message.tsx";
import { Ruler } from "#ui/score/ruler.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { CriteriaOriginNotice, LateNotice, SetAsideNotice, WeakMatchesNotice } from "./shortlist-notices.tsx";
import { FailedCard } from "./failed-card.tsx";
import { listShortlisted } from "./list-shortlisted.ts";
import { useFormerRanks } from "./use-former-ranks.ts";
import { useMovingList } from "./use-moving-list.ts";
import { isTyped, usePageKey } from "#lib/browser/use-page-key.ts";

interface ShortlistResultsProps {
  candidates: readonly Candidate[];
  vacancy: CriteriaList;
  /** Between the ruler and the cards. */
  children?: ReactNode;
}

/** Everybody who was measured stands on the ruler; the cards below are the shortlist in its order, then what could not be read. */
export function ShortlistResults({ candidates, vacancy, children }: ShortlistResultsProps) {
  const sheets = candidates.flatMap(({ id, score }) => (score === null ? [] : [{ id, value: score }]));
  const shortlist = listShortlisted(candidates);
  const former = useFormerRanks(shortlist);
  const list = useMovingList<HTMLUListElement>();
  const failed = candidates.filter(({ status, is_dismissed }) => status === "error" && !is_dismissed);
  const [picked, setPicked] = useState<readonly CandidateId[]>([]);
  useCardKeys();
  const togglePicked = (id: CandidateId) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(0, MAX_COMPARED));
  const label = `${plural(sheets.length, "candidate")} on a scale from 0 to 100`;
  return (
    <div className="grid gap-3">
      {sheets.length > 0 && <Ruler sheets={sheets} ticks={RULER_TICKS} label={label} heightPx={72} />}
      {children}
      <LateNotice candidates={candidates} />
      <CriteriaOriginNotice criteria_note={vacancy.criteria_note} />
      <SetAsideNotice setAside={vacancy.set_aside} />
      <WeakMatchesNotice candidates={candidates} />
      {shortlist.length === 0 && (
        <PageMessage title="No shortlisted candidates found">
          <p>{sheets.length === 0 ? "No CV could be measured." : "None of the readable CVs reached the shortlist."}</p>
        </PageMessage>
      )}
      {hasTies(shortlist) && (
        <p className="text-12 text-ink-2">
          Ranked by the whole score. Equal scores: more core requirements shown first, then the surer evidence.
        </p>
      )}
      <ul ref={list} aria-label="Shortlisted candidates" className="grid gap-3">
        {shortlist.map((candidate) => (
          <li key={candidate.id} data-moving={candidate.id}>
            {candidate.score !== null && (
              <CandidateCard
                candidate={candidate}
                score={candidate.score}
                criteria={vacancy.criteria}
                duplicates={describeDuplicates(candidate, candidates)}
                formerRank={former.get(candidate.id)}
                isPicked={picked.includes(candidate.id)}
                onPick={
                  picked.length < MAX_COMPARED || picked.includes(candidate.id)
                    ? () => togglePicked(candidate.id)
                    : undefined
                }
              />
            )}
          </li>
        ))}
      </ul>
      <CompareBar shortlist={shortlist} picked={picked} onClear={() => setPicked([])} />
      {failed.length > 0 && (
        <ul aria-label="CVs that could not be read" className="grid gap-4">
          {failed.map((candidate) => (
            <li key={candidate.id}>
              <FailedCard candidate={candidate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The tenths below a score do not rank; where somebody with more of them stands lower, the page says why. */
function hasTies(shortlist: readonly Candidate[]) {
  return shortlist.some(({ score }, index) => score === shortlist[index - 1]?.score);
}

const WORDS: Record<DuplicateCandidate["kind"], string> = {
  same_content: "Holds the same text as",
  same_person: "Gives the same contact details as",
};

/** By file: two CVs of one person carry one name. */
function describeDuplicates({ duplicates }: Candidate, candidates: readonly Candidate[]): string[] {
  const names = new Map(candidates.map(({ id, file_name }) => [id, file_name]));
  return duplicates.flatMap(({ id, kind }) => {
    const name = names.get(id);
    return name === undefined ? [] : [`${WORDS[kind]} ${name}.`];
  });
}

/** j and k lead from card to card, unless something is being written or chosen. */
function useCardKeys() {
  usePageKey(moveFocus);
}

function moveFocus(event: KeyboardEvent) {
  const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
  if (step === 0 || isTyped(event)) return;
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at < 0 ? 0 : at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
