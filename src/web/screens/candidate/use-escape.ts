import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** Esc leads back to the list that the report was opened from. An open dialog or menu, and a field, have it first. */
export function useEscape(home: string, isOn: boolean) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.key !== "Escape" || event.defaultPrevented || isTaken(event.target)) return;
    void navigate(search === "" ? home : `/dashboard${search}`);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isTaken(target: EventTarget | null) {
  if (document.querySelector("[role=dialog], [role=menu], [role=listbox]")) return true;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
