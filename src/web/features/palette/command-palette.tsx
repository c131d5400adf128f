import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fetcher } from "#lib/api/api-client.ts";
import type { Command } from "#lib/commands.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { parseQuery, partsOf } from "#shared/candidates/search-candidates.ts";
import { findFolded } from "#shared/fold-text.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { CommandDialog, type CommandGroup } from "#ui/overlay/command-dialog.tsx";
import { usePaletteCommands } from "./palette-commands.ts";

const SHOWN_CANDIDATES = 8;
const SEARCH_DELAY_MS = 150;
const SHORTEST_SEARCH = 2;

export function CommandPalette({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [searched, setSearched] = useState("");
  const search = useDelayed({ kind: "debounce", ms: SEARCH_DELAY_MS }, setSearched);
  const { data: rows = [], isFetching } = useQuery(searchQuery(searched));
  const commands = usePaletteCommands(onLeave);
  const candidates = useCandidates(query.trim() === "" ? [] : rows, searched);
  const isWaiting = isFetching || query.trim() !== searched.trim();
  return (
    <CommandDialog
      label="Command palette"
      placeholder="Find a candidate, a page or an action"
      query={query}
      onQuery={(text) => {
        setQuery(text);
        search(text);
      }}
      groups={[candidates, ...commands.map(({ title, commands: all }) => fitting(title, all, query))]}
      nothing={isWaiting ? "Searching…" : "Nothing found."}
      onClose={onClose}
    />
  );
}

function searchQuery(text: string) {
  const q = text.trim();
  const query = { view: "row", q, limit: SHOWN_CANDIDATES } as const;
  return queryOptions({
    queryKey: [...candidatesKey, "list", "palette", q],
    queryFn: q.length < SHORTEST_SEARCH ? skipToken : fetcher("listCandidateRows", { query }),
    placeholderData: keepPreviousData,
  });
}

function useCandidates(rows: readonly CandidateRow[], searched: string): CommandGroup {
  const navigate = useNavigate();
  const words = partsOf(parseQuery(searched));
  const items = rows.map(({ id, name, jobTitle, matchScore, status, excerpt }) => ({
    id,
    label: name,
    note: status === "completed" ? `${jobTitle} · ${matchScore}` : jobTitle,
    detail: excerpt !== null && findFolded(name, words).length === 0 && (
      <MarkedText text={excerpt} ranges={findFolded(excerpt, words)} />
    ),
    run: () => void navigate(`/shortlist/${id}`),
  }));
  return { title: "Candidates", items };
}

/** Each word of the query has to be somewhere in the label or its other words. */
function fitting(title: string, commands: readonly Command[], query: string): CommandGroup {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const items = commands
    .filter(({ label, keywords = "" }) => words.every((word) => `${label} ${keywords}`.toLowerCase().includes(word)))
    .map(({ label, run }) => ({ id: `${title}: ${label}`, label, run }));
  return { title, items };
}
