import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useOnce } from "./seen-once.ts";

export function TipBanner() {
  const [isShown, putAway] = useOnce("tip");
  if (!isShown) return null;
  // A phone has no such keys, and no room to tell of them.
  return (
    <div className="mb-3 hidden md:block">
      <Notice
        title="Tip"
        action={
          <Button size="small" onClick={putAway}>
            Got it
          </Button>
        }
      >
        <p>
          Press <kbd className="font-sans font-medium">Ctrl K</kbd> (on a Mac{" "}
          <kbd className="font-sans font-medium">⌘ K</kbd>) to find a candidate, a page or an action from anywhere.
        </p>
      </Notice>
    </div>
  );
}
