import { findEventBefore } from "#db/screening/live-event-queries.ts";
import type { NumberedEvent } from "#live/live-hub.ts";
import { LIVE_HEARTBEAT_MS } from "#shared/limits.ts";
import { LiveEvent } from "#shared/live-event.ts";
import type { Handlers } from "#http/handler.ts";
import { LiveStream } from "./live-stream.ts";

export const liveHandlers = {
  /** Everything after `Last-Event-ID`, then everything as it happens; silence is broken every 25 s. Ends with the session. */
  live: async ({ deps, request, user, query }) => {
    const { live, stopping } = deps;
    const { userId: ownerId, sessionId } = user;
    const asked = Number(request.req.header("last-event-id"));
    const last =
      Number.isSafeInteger(asked) && asked > 0 ? asked : await findEventBefore(deps.db, ownerId, query.ms_ago);
    const { signal: gone } = request.req.raw;
    const end = () => stream.end();
    const stream = new LiveStream(() => {
      leave();
      clearInterval(beating);
      for (const signal of [stopping, gone]) signal.removeEventListener("abort", end);
    });
    stream.send(`event: hello\ndata: \nid: ${last}\n\n`);
    const send = (events: NumberedEvent[]) => stream.send(events.map(lineOf).join(""));
    const leave = live.add({ ownerId, sessionId, last, send, end });
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
} satisfies Partial<Handlers>;

const lineOf = ({ id, event }: NumberedEvent) => `data: ${JSON.stringify(LiveEvent.parse(event))}\nid: ${id}\n\n`;
