import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";

const LONGEST_NAME = 60;

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
        onChange={setText}
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

/** Named after its first line, which is nearly always the title of the post. */
function toTextFile(text: string): File {
  const [first = ""] = text.trim().split("\n");
  const title = first
    .replaceAll(/[^\p{L}\p{N} &+,()'’-]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return new File([text], `${title === "" ? "Job description" : title}.txt`, { type: "text/plain" });
}
