import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toTextFile } from "./to-text-file.ts";

interface PasteDescriptionProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** For whoever has the advertisement in a browser or a mail instead of a file. It travels as a text file. */
export function PasteDescription({ disabled, onFile }: PasteDescriptionProps) {
  const [text, setText] = useState<string>();
  if (text === undefined) {
    return (
      <Button look="quiet" size="small" className="justify-self-start" disabled={disabled} onClick={() => setText("")}>
        Paste the job description instead
      </Button>
    );
  }
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
            setText(undefined);
          }}
        >
          Use this text
        </Button>
        <Button look="quiet" onClick={() => setText(undefined)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
