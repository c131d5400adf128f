import { useEffect, useState, useSyncExternalStore } from "react";

/** Something a person can do on the screen they are on. */
export interface Command {
  label: string;
  /** Other words it is found by. */
  keywords?: string;
  run: () => void;
}

const screens = new Map<symbol, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function notifyListeners() {
  all = [...screens.values()].flat();
  for (const listener of listeners) listener();
}

/** What this screen offers in the command palette, for as long as it is shown. */
export function useCommands(commands: readonly Command[]) {
  const [screen] = useState(() => Symbol("screen"));
  // With every render, so that what runs knows what the screen shows.
  useEffect(() => {
    screens.set(screen, commands);
    notifyListeners();
  });
  useEffect(
    () => () => {
      screens.delete(screen);
      notifyListeners();
    },
    [screen],
  );
}

export function useScreenCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => all,
  );
}
