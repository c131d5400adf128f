import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { type ReactNode, useLayoutEffect, useState } from "react";

export interface CommandItem {
  id: string;
  label: string;
  note?: string | undefined;
  /** Below the label. */
  detail?: ReactNode;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  items: readonly CommandItem[];
}

interface CommandDialogProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Those that fit the query already; the dialog leaves nothing out. */
  groups: readonly CommandGroup[];
  nothing: string;
  onClose: () => void;
}

/** Type, move with the arrows, press Enter. The dialog is closed before a choice runs. */
export function CommandDialog({ label, placeholder, query, onQuery, groups, nothing, onClose }: CommandDialogProps) {
  const [chosen, setChosen] = useState("");
  const shown = groups.filter(({ items }) => items.length > 0);
  const ids = shown.flatMap(({ items }) => items.map(({ id }) => id));
  const first = ids[0] ?? "";
  const isGone = !ids.includes(chosen);
  // Enter must never do nothing. The library remembers a choice that it announced, so a result that is gone by then has
  // to reach it as its value once before the first one does.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (isGone) setChosen(first);
  }, [isGone, first]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-ink/40 dark:bg-sunken/80" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-140 animate-appear overflow-hidden rounded-lg border border-line-strong bg-surface"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Command label={label} value={chosen} onValueChange={setChosen} shouldFilter={false} vimBindings={false} loop>
            <Command.Input
              value={query}
              onValueChange={onQuery}
              placeholder={placeholder}
              className="h-14 w-full border-b border-line bg-surface px-5 text-16 outline-none placeholder:text-ink-2"
            />
            <Command.List label="Results" className="max-h-[60dvh] overflow-y-auto p-2">
              {shown.map((group) => (
                <Group key={group.title} group={group} onClose={onClose} />
              ))}
            </Command.List>
          </Command>
          <output className="block px-5 text-14 text-ink-2">
            {shown.length === 0 && <span className="block pb-4">{nothing}</span>}
          </output>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ group: { title, items }, onClose }: { group: CommandGroup; onClose: () => void }) {
  return (
    <Command.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-2"
    >
      {items.map(({ id, label, note, detail, run }) => (
        <Command.Item
          key={id}
          value={id}
          onSelect={() => {
            onClose();
            run();
          }}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-14 data-[selected=true]:bg-sunken data-[selected=true]:font-medium"
        >
          <span className="grid min-w-0">
            <span className="truncate">{label}</span>
            {detail && <span className="truncate text-12 font-normal text-ink-2">{detail}</span>}
          </span>
          {note && <span className="shrink-0 text-12 text-ink-2">{note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
