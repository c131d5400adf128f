import { plural } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface DeleteDialogProps {
  count: number;
  /** Of the one, where it is one. */
  name: string | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ count, name, isPending, onConfirm, onCancel }: DeleteDialogProps) {
  const whom = name ?? plural(count, "candidate");
  return (
    <Dialog
      title={`Delete ${whom}?`}
      description={`The CV, its report and your notes are deleted with ${count === 1 ? "the candidate" : "them"}. For a few seconds you can undo it.`}
      onDismiss={onCancel}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="danger" disabled={isPending} onClick={onConfirm}>
          {count === 1 ? "Delete" : `Delete ${plural(count, "candidate")}`}
        </Button>
      </div>
    </Dialog>
  );
}
