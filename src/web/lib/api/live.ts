import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { pathOf } from "#shared/api-call.ts";
import { LIVE_KEPT_MS } from "#shared/limits.ts";
import { LiveEvent } from "#shared/live-event.ts";
import { planKey } from "./account-queries.ts";
import { fetchAsUser } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { backOffMs, pause } from "./back-off.ts";
import { readEvents } from "./event-stream.ts";
import { candidateKey, candidatesKey, listKey, rankingKey, uploadKey } from "./screening-queries.ts";

// 250 CVs announce themselves in seconds; one refetch a second shows the same and asks the server 20 times less.
const GATHER_MS = 1000;
/** The first reads of a page leave a little before it begins to listen. */
const MARGIN_MS = 1000;

/** Subscribes to live events while signed in and invalidates the matching queries. */
export function useLive(userId: string | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const end = new AbortController();
    void listenOnce(userId, gatherInvalidations(queries), end.signal);
    return () => end.abort();
  }, [userId, queries]);
}

const Heard = z.object({ event: LiveEvent, id: z.optional(z.string()) });
type Heard = z.infer<typeof Heard>;

/**
 * A browser opens six connections to a host and a stream keeps one, so with six tabs nothing would load any more. One tab of the account
 * listens and tells the others; when it is closed the next one goes on after the last event it was told. Without locks (plain http, except localhost) each
 * tab listens for itself.
 */
async function listenOnce(userId: string, onEvent: (event: LiveEvent) => void, signal: AbortSignal) {
  // Browsers leave them out where the page is not secure; their type does not say so.
  const locks: LockManager | null | undefined = navigator.locks;
  const since = performance.now() - MARGIN_MS;
  if (!locks) return listen(({ event }) => onEvent(event), signal, since);
  let lastId: string | undefined;
  const name = `live ${userId}`;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }) => {
    // A tab that was loaded from an older or newer version may say what this one does not know.
    const heard = Heard.safeParse(data);
    if (!heard.success) return;
    lastId = heard.data.id ?? lastId;
    onEvent(heard.data.event);
  });
  signal.addEventListener("abort", () => others.close());
  const tell = (heard: Heard) => {
    onEvent(heard.event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin and takes none
    others.postMessage(heard);
  };
  try {
    await locks.request(name, { signal }, () => listen(tell, signal, since, lastId));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/**
 * EventSource cannot send a bearer token, so the stream is fetched. A broken one is resumed after the last event seen; before there is one,
 * it begins when the page did: what changed while the stream was being opened would be shown by nobody.
 */
async function listen(onEvent: (heard: Heard) => void, signal: AbortSignal, since: number, from?: string) {
  let lastId = from;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const headers = { Accept: "text/event-stream", ...(lastId && { "Last-Event-ID": lastId }) };
      const ms_ago = Math.min(Math.ceil(performance.now() - since), LIVE_KEPT_MS);
      const response = await fetchAsUser(pathOf(api.live, { query: { ms_ago } }), { headers, signal });
      failures = 0;
      if (!response.body) return;
      for await (const { id, data } of readEvents(response.body)) {
        lastId = id ?? lastId;
        // The greeting carries only the place from which to resume.
        if (data === "") continue;
        // A kind this page does not know yet belongs to a newer server and concerns nothing shown here.
        const event = LiveEvent.safeParse(JSON.parse(data));
        if (event.success) onEvent({ event: event.data, id: lastId });
      }
    } catch (error) {
      if (!isBrokenConnection(error)) throw error;
    }
    await pause(backOffMs(failures), signal);
    failures += 1;
  }
}

/** A refused call, a stream cut in the middle (TypeError) or our own abort. Screens poll too, so freshness is all it costs. */
function isBrokenConnection(error: unknown) {
  return error instanceof ApiError || error instanceof TypeError || error instanceof DOMException;
}

function gatherInvalidations(queries: QueryClient) {
  const waiting = new Map<string, readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    timer = undefined;
    for (const [name, queryKey] of waiting) {
      // What is being read may have been read before the change; it is asked for again once the answer is there.
      if (queries.isFetching({ queryKey }) > 0) continue;
      void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
      waiting.delete(name);
    }
    if (waiting.size > 0) timer = setTimeout(flush, GATHER_MS);
  }
  return (event: LiveEvent) => {
    for (const key of keysOf(event)) waiting.set(key.join(), key);
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

function keysOf(event: LiveEvent): (readonly string[])[] {
  // With an upload its candidates come into being, and get their opening and their ranks.
  if (event.kind === "upload.changed") return [uploadKey, listKey, rankingKey];
  // What a plan opens is in the candidates' answers too.
  if (event.kind === "plan.changed") return [planKey, candidatesKey];
  if (event.kind === "candidate.deleted" || !event.upload_id) return [candidatesKey];
  return [rankingKey, candidateKey(event.candidate_id), listKey];
}
