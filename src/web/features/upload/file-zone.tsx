import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { readDroppedFiles } from "./read-dropped-files.ts";

export interface FileZoneProps {
  /** The accessible name of the file input. */
  label: string;
  title: string;
  note: string;
  icon: ReactNode;
  /** Endings of the files it takes; PDF without it. */
  accept?: string;
  multiple?: boolean;
  /** One line, where the page is about something else. */
  isLow?: boolean;
  disabled: boolean;
  /** Told at once; reading a dropped folder takes a moment, and may fail. */
  onChosen: (files: Promise<File[]>) => void;
}

/**
 * Drop files or whole folders, or press it to choose files: a real file input lies over the whole zone. It has nothing behind
 * it, so that the landing page can show it before the code that takes the files is there.
 */
export function FileZone({
  label,
  title,
  note,
  icon,
  accept = "application/pdf,.pdf",
  multiple = false,
  isLow = false,
  disabled,
  onChosen,
}: FileZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function takeChosen() {
    if (!input.current?.files?.length) return;
    onChosen(Promise.resolve([...input.current.files]));
    // The same file must be able to come again after it was removed.
    input.current.value = "";
  }

  // In a page written at build time the input can be used before this code is there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(takeChosen, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onChosen(readDroppedFiles(event.dataTransfer));
  }

  function onDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    <div className="relative grid" onDrop={onDrop} onDragOver={onDragOver} onDragLeave={() => setOver(false)}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        multiple={multiple}
        disabled={disabled}
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:pointer-events-none"
        onChange={takeChosen}
      />
      <label
        htmlFor={id}
        className={clsx(
          "flex rounded-lg border border-dashed transition-colors duration-100",
          isLow ? "items-center gap-4 px-5 py-3" : "min-h-40 flex-col justify-between gap-6 p-5",
          "pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary",
          isOver ? "border-primary bg-primary-soft" : "border-line-strong bg-surface",
          disabled ? "opacity-60" : "peer-hover:border-primary",
        )}
      >
        <span aria-hidden className="text-primary">
          {icon}
        </span>
        <span>
          <span className="block text-16 font-semibold">{title}</span>
          <span className="block text-14 text-ink-2">{note}</span>
        </span>
      </label>
    </div>
  );
}
