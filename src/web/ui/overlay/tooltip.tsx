import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";

interface TooltipProps {
  /** What is seen; it may be cut. */
  children: ReactNode;
  /** All of it. */
  tip: ReactNode;
  /** Where what is seen is no word. */
  label?: string;
  className?: string;
}

/** A tooltip that opens on hover, on keyboard focus and on touch. */
export function Tooltip({ children, tip, label, className }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // Radix closes when the page scrolls, as it does to bring into view what the keyboard has come to.
  const isReachedByKey = () => trigger.current?.matches(":focus-visible") === true;
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={isOpen} onOpenChange={(isWanted) => setOpen(isWanted || isReachedByKey())}>
        <Radix.Trigger asChild>
          <button
            ref={trigger}
            type="button"
            aria-label={label}
            className={className}
            onClick={(event) => {
              // Radix closes on a click; a finger has no other way to open.
              event.preventDefault();
              setOpen(true);
            }}
          >
            {children}
          </button>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            collisionPadding={16}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
            className="z-30 max-w-80 animate-appear rounded-md border border-line-strong bg-surface px-3 py-2 text-14 break-words text-ink"
          >
            {tip}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
