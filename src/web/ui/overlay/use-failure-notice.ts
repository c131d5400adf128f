import { useEffect } from "react";
import { notify } from "./toaster.tsx";

/** For a failure that comes out of a query or an address, not out of something pressed: it is told once, and again when it changes. */
export function useFailureNotice(title: string, message: string | false | undefined) {
  useEffect(() => {
    if (message) notify.failed(title, message);
  }, [title, message]);
}
