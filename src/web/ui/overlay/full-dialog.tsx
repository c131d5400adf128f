import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface FullDialogProps {
  title: string;
  onClose: () => void;
  /** To whatever opened it. */
  returnFocus: () => void;
  children: ReactNode;
}

/** For screens too narrow to show two things side by side: the second one takes all the room until it is closed. */
export function FullDialog({ title, onClose, returnFocus, children }: FullDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-surface print:hidden"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
