import { useRef, useState } from "react";
import { notify } from "#ui/overlay/toaster.tsx";
import { type Accepted, acceptCvs, acceptJobDescription, type Selection } from "./accept-files.ts";
import { describeCopies, findCopies } from "./find-copies.ts";
import { changeSelection, getSelection, useChosenFiles } from "./selection-store.ts";

function notifyLeftOut({ leftOut }: Accepted) {
  if (leftOut.length > 0) notify.done("Some files were left out", `${leftOut.join("; ")}.`);
}

/** The chosen files. Looking for copies takes time, so what is dropped meanwhile waits its turn and nothing is lost. */
export function useSelection(onChange: () => void) {
  const selection = useChosenFiles();
  const [waiting, setWaiting] = useState(0);
  const adding = useRef(Promise.resolve());

  function select(change: Partial<Selection>) {
    changeSelection(change);
    onChange();
  }

  async function add(offered: readonly File[]) {
    const copies = await findCopies(getSelection().cvs, offered);
    const accepted = acceptCvs(
      getSelection().cvs,
      offered.filter((file) => !copies.has(file)),
    );
    notifyLeftOut(accepted);
    if (copies.size > 0) notify.done("Duplicates left out", describeCopies(copies));
    select({ cvs: accepted.files });
  }

  return {
    selection,
    select,
    /** Something was chosen and is not in the selection yet. */
    isReading: waiting > 0,
    addCvs: (offered: readonly File[]) => {
      setWaiting((before) => before + 1);
      const added = adding.current.then(() => add(offered)).finally(() => setWaiting((before) => before - 1));
      // The caller that offered the files gets the failure; the next ones are still added.
      adding.current = added.catch(() => undefined);
      return added;
    },
    setJobDescription: (offered: readonly File[]) => {
      const accepted = acceptJobDescription(offered);
      notifyLeftOut(accepted);
      if (accepted.files[0]) select({ jobDescription: accepted.files[0] });
    },
    removeCv: (file: File) => select({ cvs: getSelection().cvs.filter((each) => each !== file) }),
    clearCvs: () => select({ cvs: [] }),
    removeJobDescription: () => select({ jobDescription: undefined }),
  };
}
