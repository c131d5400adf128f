import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";

const PastePanel = lazy(async () => ({ default: (await import("./paste-panel.tsx")).PastePanel }));

/** For users who have the advertisement in a browser or a mail instead of a file. The landing page loads it only when it is used. */
export function PasteDescription({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <PastePanel disabled={disabled} onFile={onFile} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start"
      disabled={disabled}
      onClick={() => setOpen(true)}
    >
      Paste the job description instead
    </Button>
  );
}
