import { findNewestEventId } from "#db/live-event-queries.ts";
import type { NumberedEvent } from "#live/live-hub.ts";
import { LIVE_HEARTBEAT_MS } from "#shared/limits.ts";
import { LiveEvent } from "#shared/live-event.ts";
import type { Doors } from "./door.ts";
import { LiveStream } from "./live-stream.ts";

export const liveDoors = {
  /** Everything after `Last-Event-ID`, then everything as it happens; silence is broken every 25 s. Ends with the session. */
  live: async ({ deps, request, user }) => {
    const { live, stopping } = deps;
    const { userId: ownerId, sessionId } = user;
    const asked = Number(request.req.header("last-event-id"));
    const last = Number.isSafeInteger(asked) && asked > 0 ? asked : await findNewestEventId(deps.db, ownerId);
    const { signal: gone } = request.req.raw;
    const end = () => stream.end();
    const stream = new LiveStream(() => {
      leave();
      clearInterval(beating);
      for (const signal of [stopping, gone]) signal.removeEventListener("abort", end);
    });
    stream.send(`event: hello\ndata: \nid: ${last}\n\n`);
    const tell = (events: NumberedEvent[]) => stream.send(events.map(lineOf).join(""));
    const leave = live.add({ ownerId, sessionId, last, tell, end });
    const beating = setInterval(() => {
      stream.send(": beat\n\n");
      // Sessions also end by their age, which nobody announces.
      live.wake(ownerId);
    }, LIVE_HEARTBEAT_MS);
    // The web server does not cancel the body of a listener that went before it was read.
    for (const signal of [stopping, gone]) signal.addEventListener("abort", end);
    if (stopping.aborted || gone.aborted) end();
    return stream.response;
  },
} satisfies Partial<Doors>;

function lineOf({ id, event }: NumberedEvent) {
  return `data: ${JSON.stringify(LiveEvent.parse(event))}\nid: ${id}\n\n`;
}
