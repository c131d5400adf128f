import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** A secret that only its maker sees, and only now. It stays until it is put away by hand. */
export function ShownOnce({ title, secret, onDone }: { title: string; secret: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await writeToClipboard(secret).then(
      () => setCopied(true),
      () => notify.failed("Not copied", "Select the text and copy it by hand."),
    );
  }
  return (
    <Notice title={title}>
      <p>Copy it now: it is not shown again.</p>
      <TextField label="Secret" readOnly value={secret} onFocus={(event) => event.target.select()} />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button size="small" variant="primary" onClick={() => void copy()}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
        <Button size="small" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    </Notice>
  );
}

/** Rejects where there is none: without TLS a browser has no clipboard to write to. */
async function writeToClipboard(text: string) {
  await navigator.clipboard.writeText(text);
}
