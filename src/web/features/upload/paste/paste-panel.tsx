import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { toTextFile } from "./to-text-file.ts";

interface PastePanelProps {
  disabled: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

export function PastePanel({ disabled, onFile, onClose }: PastePanelProps) {
  const [text, setText] = useState("");
  return (
    <div className="grid gap-2">
      <TextArea
        label="Text of the job description"
        rows={8}
        value={text}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={disabled || text.trim() === ""}
          onClick={() => {
            onFile(toTextFile(text));
            onClose();
          }}
        >
          Use this text
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
