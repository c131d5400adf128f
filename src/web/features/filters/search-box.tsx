import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import { usePageKey } from "#lib/browser/use-page-key.ts";
import { IconButton } from "#ui/icon-button.tsx";

const LONGEST = 200;
const WITHOUT_TEXT = new Set(["checkbox", "radio", "range", "button"]);

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  /** Whether `/` leads here. */
  hasKey: boolean;
}

export function SearchBox({ query, onSearch, hasKey }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [sent, setSent] = useState(query);
  const search = useDelayed({ kind: "debounce", ms: 200 }, send);
  const box = useSlashKey(hasKey);

  // Cleared, or led elsewhere by the address.
  if (query !== sent) {
    setSent(query);
    setText(query);
  }

  function send(words: string) {
    setSent(words);
    onSearch(words);
  }

  function type(words: string) {
    setText(words);
    search(words.trim());
  }

  return (
    <search className="relative min-w-60 flex-1 basis-72">
      <Search size={16} aria-hidden className="pointer-events-none absolute top-3 left-3 text-ink-2" />
      <input
        ref={box}
        type="text"
        aria-label="Search candidates"
        placeholder='Search name, skill, "exact phrase"'
        title="Commas part what must all be there, and a time may follow: ACCA, month-end close, Leeds, last five years"
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(text.trim());
          // From the page j and k walk through what was found.
          if (event.key === "Escape") event.currentTarget.blur();
        }}
        className="h-10 w-full rounded-md border border-line-strong bg-surface pr-10 pl-9 text-14 placeholder:text-ink-3"
      />
      {text !== "" && (
        <IconButton label="Clear search" className="absolute top-0.5 right-0.5" onClick={() => type("")}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {text === "" && hasKey && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-2.5 right-3 rounded-sm border border-line px-1.5 text-12 text-ink-2 max-lg:hidden"
        >
          /
        </kbd>
      )}
    </search>
  );
}

function useSlashKey(isOn: boolean) {
  const box = useRef<HTMLInputElement>(null);
  usePageKey((event) => {
    if (!isOn || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    box.current?.focus();
  });
  return box;
}

/** Whether a key pressed there is meant as a letter. Behind a dialog nothing is reached at all. */
function isTyping(target: EventTarget | null) {
  if (document.querySelector("[role=dialog]")) return true;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
