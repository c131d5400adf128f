import { useIsServerBusy } from "#lib/api/busy-server.ts";

/** Why something takes longer than usual. What was typed or chosen stays where it is. */
export function BusyNotice() {
  const isBusy = useIsServerBusy();
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center">
      {isBusy && (
        <span className="border-t-2 border-line-strong bg-sunken px-4 py-2 text-14 text-ink-2">
          The service is very busy. Trying again in a few seconds; nothing you entered is lost.
        </span>
      )}
    </output>
  );
}
