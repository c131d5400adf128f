import { useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";
import { getSession } from "#lib/session/session.ts";
import type { UserId } from "#shared/ids.ts";
import type { Selection } from "./accept-files.ts";

const NOTHING: Selection = { cvs: [], jobDescription: undefined };

/**
 * The chosen files outlive the form: a login, a look at the plans or any other page of ours does not lose them. They belong to who chose
 * them. What a visitor chose goes along into the account; what an account chose is shown to no other.
 */
let kept: { selection: Selection; owner: UserId | undefined } = { selection: NOTHING, owner: undefined };
const { notify, subscribe } = createListeners();

function currentUser(): UserId | undefined {
  const session = getSession();
  return session.kind === "signed-in" ? session.user.id : undefined;
}

export function getSelection(): Selection {
  return kept.owner === undefined || kept.owner === currentUser() ? kept.selection : NOTHING;
}

export function changeSelection(change: Partial<Selection>) {
  kept = { selection: { ...getSelection(), ...change }, owner: currentUser() };
  notify();
}

/** What is still chosen once these were sent; the job description stays for as long as it has CVs to go with. */
export function leftAfter(sent: readonly File[]): Selection {
  const { cvs, jobDescription } = getSelection();
  const rest = cvs.filter((cv) => !sent.includes(cv));
  return rest.length === 0 ? NOTHING : { cvs: rest, jobDescription };
}

export function forgetSelection() {
  changeSelection(NOTHING);
}

export function useChosenFiles(): Selection {
  return useSyncExternalStore(subscribe, getSelection, () => NOTHING);
}
