import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { KEY_SHEET } from "./list-keys.ts";

interface KeySheetProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

export function KeySheet({ isOn, onTurn, onClose }: KeySheetProps) {
  return (
    <Dialog title="Keyboard shortcuts" description="They work while the list has the focus." onDismiss={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-14">
        {KEY_SHEET.map(([keys, action]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong px-1.5 py-0.5 font-sans text-12">{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={onTurn}>
        Use keyboard shortcuts
      </Checkbox>
      <Button className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
