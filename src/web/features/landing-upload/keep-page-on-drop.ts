import { useEffect } from "react";
import { refuseDrop } from "./refuse-drop.ts";

export function useKeepPageOnDrop() {
  useEffect(() => {
    window.addEventListener("dragover", refuseDrop);
    window.addEventListener("drop", refuseDrop);
    return () => {
      window.removeEventListener("dragover", refuseDrop);
      window.removeEventListener("drop", refuseDrop);
    };
  }, []);
}
