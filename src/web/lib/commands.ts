import { useEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";

/** Something a person can do on the screen they are on. */
export interface Command {
  label: string;
  /** Other words it is found by. */
  keywords?: string;
  run: () => void;
}

const screens = new Map<symbol, readonly Command[]>();
const { notify, subscribe } = createListeners();
let all: readonly Command[] = [];

function gatherCommands() {
  all = [...screens.values()].flat();
  notify();
}

/** What this screen offers in the command palette, for as long as it is shown. */
export function useCommands(commands: readonly Command[]) {
  const [screen] = useState(() => Symbol("screen"));
  // With every render, so that what runs knows what the screen shows.
  useEffect(() => {
    screens.set(screen, commands);
    gatherCommands();
  });
  useEffect(
    () => () => {
      screens.delete(screen);
      gatherCommands();
    },
    [screen],
  );
}

export function useScreenCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => all);
}
