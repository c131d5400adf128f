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
  const { named, mentioned } = useCandidates(query.trim() === "" ? [] : rows, searched);
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
      groups={[named, ...commands.map(({ title, commands: all }) => fitting(title, all, query)), mentioned]}
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

/** Who is named by what was typed stands before the commands; whose text merely holds it, behind them. */
function useCandidates(rows: readonly CandidateRow[], searched: string) {
  const navigate = useNavigate();
  const words = partsOf(parseQuery(searched));
  const isMentioned = ({ name, excerpt }: CandidateRow) => excerpt !== null && findFolded(name, words).length === 0;
  const itemOf = (row: CandidateRow) => ({
    id: row.id,
    label: row.name,
    note: row.status === "completed" ? `${row.jobTitle} · ${row.matchScore}` : row.jobTitle,
    detail: isMentioned(row) && row.excerpt !== null && (
      <MarkedText text={row.excerpt} ranges={findFolded(row.excerpt, words)} />
    ),
    run: () => void navigate(`/shortlist/${row.id}`),
  });
  const groupOf = (title: string, chosen: readonly CandidateRow[]): CommandGroup => ({
    title,
    items: chosen.map((row) => itemOf(row)),
  });
  return {
    named: groupOf(
      "Candidates",
      rows.filter((row) => !isMentioned(row)),
    ),
    mentioned: groupOf(
      "Candidates whose text holds it",
      rows.filter((row) => isMentioned(row)),
    ),
  };
}

/** Each word of the query has to be somewhere in the label or its other words. */
function fitting(title: string, commands: readonly Command[], query: string): CommandGroup {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const items = commands
    .filter(({ label, keywords = "" }) => words.every((word) => `${label} ${keywords}`.toLowerCase().includes(word)))
    .map(({ label, run }) => ({ id: `${title}: ${label}`, label, run }));
  return { title, items };
}
