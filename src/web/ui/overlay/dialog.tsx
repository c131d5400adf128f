import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";

interface DialogProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Without it the dialog stays until its own buttons end it. */
  onDismiss?: () => void;
}

export function Dialog({ title, description, children, onDismiss }: DialogProps) {
  // Radix gives the focus back to a trigger of its own, which we do not have.
  const [opener] = useState(() => document.activeElement);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  const stay = (event: Event) => {
    if (!onDismiss) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onDismiss?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-ink/40 dark:bg-sunken/80" />
        <Radix.Content
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { "aria-describedby": undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-32px)] max-w-160 -translate-y-1/2 animate-appear gap-5 overflow-y-auto rounded-lg border border-line bg-surface p-5 sm:p-8"
        >
          <div className="grid gap-1">
            <Radix.Title className="text-22 font-semibold">{title}</Radix.Title>
            {description && <Radix.Description className="text-14 text-ink-2">{description}</Radix.Description>}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
