import { Info } from "lucide-react";
import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";

/** A word of explanation behind a small button: on hover, on focus, and on touch. */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={100}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger
          type="button"
          aria-label={label}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          className="inline-flex size-6 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink print:hidden"
        >
          <Info size={14} aria-hidden />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={16}
            className="z-50 max-w-72 rounded-md bg-ink px-3 py-2 text-12 text-bg"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
