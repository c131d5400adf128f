import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { readDroppedFiles } from "#features/upload/read-dropped-files.ts";

interface LandingZoneProps {
  /** The accessible name of the file input. */
  label: string;
  title: string;
  note: string;
  icon: ReactNode;
  multiple?: boolean;
  disabled: boolean;
  onOffer: (files: Promise<File[]>) => void;
}

/**
 * A drop zone without anything behind it: it is there with the page, and stays while the code that takes its files loads.
 * A file dialog that is open at that moment would otherwise answer to an input that is gone.
 */
export function LandingZone({ label, title, note, icon, multiple = false, disabled, onOffer }: LandingZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (disabled) return;
    event.preventDefault();
    setOver(true);
  }

  function onDrop(event: DragEvent) {
    if (disabled) return;
    event.preventDefault();
    setOver(false);
    onOffer(readDroppedFiles(event.dataTransfer));
  }

  return (
    <div className="relative grid" onDrop={onDrop} onDragOver={onDragOver} onDragLeave={() => setOver(false)}>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        multiple={multiple}
        disabled={disabled}
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:pointer-events-none"
        onChange={(event) => {
          onOffer(Promise.resolve([...(event.target.files ?? [])]));
          // The same file must be able to come again after it was removed.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={clsx(
          "flex min-h-40 flex-col justify-between gap-6 rounded-lg border border-dashed p-5 transition-colors duration-100",
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
