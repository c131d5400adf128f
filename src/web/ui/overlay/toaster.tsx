import "sonner/dist/styles.css";
import { Toaster as Sonner, toast } from "sonner";

const VISIBLE_TOASTS = 3;
const TOAST_MS = 4000;

/**
 * In the corner that neither a drop zone nor the ruler reaches. On a phone the bottom has the button that caused them: there they lie
 * over the header.
 */
export function Toaster({ isWide = true }: { isWide?: boolean }) {
  return (
    <Sonner
      position={isWide ? "bottom-right" : "top-center"}
      // Above the bar of what is selected.
      offset={{ bottom: 72, right: 16 }}
      mobileOffset={{ top: 8, left: 8, right: 8 }}
      visibleToasts={VISIBLE_TOASTS}
      duration={TOAST_MS}
      gap={8}
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          // A click goes to what lies below, unless there is something to press: a toast under the pointer stays for ever.
          toast:
            "pointer-events-none has-[button]:pointer-events-auto grid w-full grid-cols-[auto_auto_1fr] gap-x-2 gap-y-0.5 rounded-lg border border-line-strong bg-surface px-4 py-3 font-sans text-14 text-ink data-[type=error]:border-danger sm:w-89",
          content: "col-span-full grid gap-0.5",
          title: "font-semibold [[data-type=error]_&]:text-danger",
          description: "text-ink-2",
          // The second button stands behind the first, wherever the library puts it.
          cancelButton:
            "order-1 mt-1 min-h-8 justify-self-start rounded-md border border-line-strong bg-surface px-3 font-medium text-ink hover:bg-sunken",
          actionButton:
            "mt-1 min-h-8 justify-self-start rounded-md border border-line-strong bg-surface px-3 font-medium text-ink hover:bg-sunken",
        },
      }}
    />
  );
}

export interface ToastButton {
  label: string;
  onAction: () => void;
}

/** For how long a change can be taken back. */
export const UNDO_MS = 8000;

export interface ToastAction extends ToastButton {
  ms: number;
}

/** The same words twice are one toast: an answer that arrives again does not stack up. */
function show(kind: "message" | "error", title: string, description?: string) {
  toast[kind](title, { id: `${title}\n${description ?? ""}`, icon: null, ...(description && { description }) });
}

/** Each is its own, also with the same words: there are two things to take back. Answers how to put it away. */
function offer(title: string, description: string, { label, onAction, ms }: ToastAction, more?: ToastButton) {
  const id = crypto.randomUUID();
  const second = more && { cancel: { label: more.label, onClick: more.onAction } };
  toast.message(title, { id, icon: null, description, duration: ms, action: { label, onClick: onAction }, ...second });
  return () => void toast.dismiss(id);
}

export const notify = {
  done: (title: string, description?: string) => show("message", title, description),
  failed: (title: string, description?: string) => show("error", title, description),
  offer,
};
