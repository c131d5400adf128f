import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-50 aria-disabled:opacity-50",
        className,
      )}
      {...rest}
    />
  );
}
