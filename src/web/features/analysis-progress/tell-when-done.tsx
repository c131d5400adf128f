import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { askToNotify, canNotify } from "./desktop-notice.ts";

interface TellWhenDoneProps {
  isAwaited: boolean;
  onAwait: () => void;
}

export function TellWhenDone({ isAwaited, onAwait }: TellWhenDoneProps) {
  const [isRefused, setRefused] = useState(false);

  async function ask() {
    if (await askToNotify()) onAwait();
    else setRefused(true);
  }

  if (!canNotify()) return null;
  return (
    <div className="text-14 text-ink-2">
      <output>
        {isAwaited && "You will get a notification when it is done."}
        {isRefused && "Your browser blocks notifications from this site."}
      </output>
      {!isAwaited && !isRefused && (
        <Button look="quiet" className="-ml-4" onClick={() => void ask()}>
          <Bell size={16} aria-hidden />
          Tell me when done
        </Button>
      )}
    </div>
  );
}
