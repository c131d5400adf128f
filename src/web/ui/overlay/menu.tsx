import { ChevronDown } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

interface MenuProps {
  label: string;
  /** Shown instead of the label, which is then read out to users who cannot see it. */
  icon?: ReactNode;
  items: readonly { label: string; onChoose: () => void; isDisabled?: boolean }[];
}

/** Not modal: a modal one would lock the page with a style element, which the content policy refuses. */
export function Menu({ label, icon, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        {icon === undefined ? (
          <Button>
            {label}
            <ChevronDown size={16} aria-hidden />
          </Button>
        ) : (
          <IconButton label={label}>{icon}</IconButton>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          className="z-30 grid min-w-52 animate-appear rounded-md border border-line-strong bg-surface p-1 text-14"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              disabled={item.isDisabled ?? false}
              onSelect={item.onChoose}
              className="cursor-pointer rounded-sm px-3 py-2 outline-none data-disabled:opacity-50 data-highlighted:bg-sunken"
            >
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
