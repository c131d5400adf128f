import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { errorText } from "#lib/api/error-text.ts";
import { personCandidatesQuery, personCvsQuery } from "#lib/api/vacancy-queries.ts";
import type { PersonCv } from "#shared/candidates/person-history.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { RankedCv } from "#shared/vacancies/opening-page.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { describeSeen } from "./seen-words.ts";
import { useJoinPeople } from "./use-join-people.ts";

interface PersonDialogProps {
  cv: Pick<RankedCv, "id" | "name">;
  onEnd: () => void;
}

/** All CVs of one person in this account; what the product got wrong is joined or parted here. */
export function PersonDialog({ cv, onEnd }: PersonDialogProps) {
  const { data: cvs, error } = useQuery(personCvsQuery(cv.id));
  const { join, part, isPending } = useJoinPeople(cv.id);
  return (
    <Dialog
      title={`${cv.name} in other CVs`}
      description="The same person is told by e-mail address, telephone number and text, in your account alone."
      onDismiss={onEnd}
    >
      {error && (
        <p role="alert" className="text-14 text-danger">
          {errorText(error)}
        </p>
      )}
      {!cvs && !error && <Spinner label="Loading the CVs of this person..." />}
      {cvs?.length === 0 && <p className="text-14 text-ink-2">No other CV of this person is known.</p>}
      {cvs && cvs.length > 0 && (
        <ul aria-label="Other CVs of this person" className="border-t border-line">
          {cvs.map((one) => (
            <OtherCv key={one.candidate_id} cv={one} isBusy={isPending} onPart={() => part(one)} />
          ))}
        </ul>
      )}
      {cvs && <JoinSearch cv={cv} cvs={cvs} isBusy={isPending} onJoin={join} />}
      <Button className="justify-self-end" onClick={onEnd}>
        Done
      </Button>
    </Dialog>
  );
}

function OtherCv({ cv, isBusy, onPart }: { cv: PersonCv; isBusy: boolean; onPart: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
      <div className="min-w-0">
        <Link to={`/shortlist/${cv.candidate_id}`} className="font-semibold break-words text-primary hover:underline">
          {cv.name}
        </Link>
        <p className="text-12 text-ink-2">
          {describeSeen(cv)}
          {cv.isNearText && " · nearly the same CV"}
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        disabled={isBusy}
        aria-label={`Not the Same Person: ${cv.name}, ${describeSeen(cv)}`}
        onClick={onPart}
      >
        Not the Same Person
      </Button>
    </li>
  );
}

interface JoinSearchProps extends Pick<PersonDialogProps, "cv"> {
  cvs: PersonCv[];
  isBusy: boolean;
  onJoin: (id: CandidateId, name: string) => void;
}

function JoinSearch({ cv, cvs, isBusy, onJoin }: JoinSearchProps) {
  const [typed, setTyped] = useState("");
  const { data: rows } = useQuery(personCandidatesQuery(useDeferredValue(typed.trim())));
  const known = new Set([cv.id, ...cvs.map(({ candidate_id }) => candidate_id)]);
  const found = rows?.filter(({ id, status }) => status === "completed" && !known.has(id));
  return (
    <div className="grid gap-2">
      <TextField label="Find another CV of this person" type="search" value={typed} onChange={setTyped} />
      {found?.length === 0 && <p className="text-14 text-ink-2">No other CV has these words.</p>}
      <ul aria-label="CVs that were found" className="grid gap-1 text-14 empty:hidden">
        {found?.map(({ id, name, jobTitle }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {name}, {jobTitle}
            </span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`The Same Person: ${name}, ${jobTitle}`}
              onClick={() => onJoin(id, name)}
            >
              The Same Person
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
