import {
  type DefaultError,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from "@tanstack/react-query";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "#lib/browser/listeners.ts";

/** What is read page by page, each after the cursor of the one before. */
export type PagesQuery<Page, Key extends QueryKey, Cursor> = InfiniteQueryObserverOptions<
  Page,
  DefaultError,
  InfiniteData<Page, Cursor>,
  Key,
  Cursor
>;
type Result<Page, Cursor> = InfiniteQueryObserverResult<InfiniteData<Page, Cursor>>;

/** Any number of infinite queries at once, each under a name of ours. TanStack has this for plain queries only. */
export function useInfiniteQueries<Page, Key extends QueryKey, Cursor>(
  wanted: ReadonlyMap<string, PagesQuery<Page, Key, Cursor>>,
): ReadonlyMap<string, Result<Page, Cursor>> {
  const queries = useQueryClient();
  const [readers] = useState(() => new Readers<Page, Key, Cursor>(queries));
  useLayoutEffect(() => readers.follow(wanted), [readers, wanted]);
  useLayoutEffect(() => () => readers.close(), [readers]);
  return useSyncExternalStore(readers.subscribe, readers.results);
}

interface Reader<Page, Key extends QueryKey, Cursor> {
  observer: InfiniteQueryObserver<Page, DefaultError, InfiniteData<Page, Cursor>, Key, Cursor>;
  end: () => void;
}

class Readers<Page, Key extends QueryKey, Cursor> {
  readonly #queries: QueryClient;
  readonly #readers = new Map<string, Reader<Page, Key, Cursor>>();
  readonly #listeners = createListeners();
  #results: ReadonlyMap<string, Result<Page, Cursor>> = new Map();

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  subscribe = this.#listeners.subscribe;

  results = () => this.#results;

  follow(wanted: ReadonlyMap<string, PagesQuery<Page, Key, Cursor>>) {
    for (const [name, { end }] of this.#readers) {
      if (wanted.has(name)) continue;
      end();
      this.#readers.delete(name);
    }
    for (const [name, options] of wanted) {
      const known = this.#readers.get(name);
      if (known) known.observer.setOptions(options);
      else this.#open(name, options);
    }
    this.#notify();
  }

  close() {
    this.follow(new Map());
  }

  #open(name: string, options: PagesQuery<Page, Key, Cursor>) {
    const observer = new InfiniteQueryObserver(this.#queries, options);
    this.#readers.set(name, { observer, end: observer.subscribe(() => this.#notify()) });
  }

  #notify() {
    this.#results = new Map([...this.#readers].map(([name, { observer }]) => [name, observer.getCurrentResult()]));
    this.#listeners.notify();
  }
}
