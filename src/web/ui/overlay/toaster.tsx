import "sonner/dist/styles.css";
import { Toaster as Sonner, toast } from "sonner";

const VISIBLE_TOASTS = 3;
const TOAST_MS = 4000;
// At the bottom they would lie over the button that caused them, on a phone for as long as they last.
const BELOW_HEADER_PX = 64;

export function Toaster() {
  return (
    <Sonner
      position="top-right"
      offset={{ top: BELOW_HEADER_PX, right: 16 }}
      mobileOffset={{ top: BELOW_HEADER_PX, left: 16, right: 16 }}
      visibleToasts={VISIBLE_TOASTS}
      duration={TOAST_MS}
      gap={8}
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "grid w-full gap-0.5 rounded-lg border border-line-strong bg-surface px-4 py-3 font-sans text-14 text-ink data-[type=error]:border-danger sm:w-89",
          title: "font-semibold [[data-type=error]_&]:text-danger",
          description: "text-ink-2",
          cancelButton:
            "mt-1 min-h-8 justify-self-start rounded-md border border-line-strong bg-surface px-3 font-medium text-ink hover:bg-sunken",
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

export interface ToastAction extends ToastButton {
  /** For so long it is offered. */
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
