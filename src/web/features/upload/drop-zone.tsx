import { notify } from "#ui/overlay/toaster.tsx";
import { FileZone, type FileZoneProps } from "./file-zone.tsx";

interface DropZoneProps extends Omit<FileZoneProps, "onChosen"> {
  onFiles: (files: File[]) => void | Promise<void>;
}

/** A zone whose files are taken here and now; what cannot be read is said. */
export function DropZone({ onFiles, ...zone }: DropZoneProps) {
  async function take(chosen: Promise<File[]>) {
    try {
      await onFiles(await chosen);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "A file could not be opened.";
      notify.failed("Could not read what was chosen", reason);
    }
  }

  return <FileZone {...zone} onChosen={(chosen) => void take(chosen)} />;
}
