import { clsx } from "clsx";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

const VARIANTS = {
  primary: "border-primary bg-primary text-on-primary hover:opacity-90",
  secondary: "border-line-strong bg-surface text-ink hover:bg-sunken",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunken",
  danger: "border-danger bg-surface text-danger hover:bg-danger-soft",
} as const;

const SIZES = {
  small: "min-h-8 px-3 text-14",
  medium: "min-h-10 px-4 text-14",
  large: "min-h-12 px-5 text-16",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Gives the look of a button to its only child, such as a link. */
  asChild?: boolean;
}

export function Button({ variant = "secondary", size = "medium", asChild = false, className, ...rest }: ButtonProps) {
  const classes = clsx(
    "inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors duration-100",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
  if (asChild) return <Slot.Root className={classes} {...rest} />;
  return <button type="button" className={classes} {...rest} />;
}
