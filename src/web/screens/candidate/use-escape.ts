import { useLocation, useNavigate } from "react-router";
import { isForOverlayOrField, usePageKey } from "#lib/browser/use-page-key.ts";

/** Esc leads back to the list that the report was opened from. An open dialog or menu, and a field, have it first. */
export function useEscape(home: string, isOn: boolean) {
  const { search } = useLocation();
  const navigate = useNavigate();
  usePageKey((event) => {
    if (!isOn || event.key !== "Escape" || event.defaultPrevented || isForOverlayOrField(event)) return;
    void navigate(search === "" ? home : `/dashboard${search}`);
  });
}
