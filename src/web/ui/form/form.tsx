import type { ReactNode } from "react";

interface FormProps {
  onSubmit: () => unknown;
  className?: string;
  children: ReactNode;
}

/** Each form says itself what is wrong, beside the field: the browser's own messages are off. */
export function Form({ onSubmit, className = "grid gap-5", children }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
