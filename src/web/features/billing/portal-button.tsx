import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { usePortal } from "./use-portal.ts";

export function PortalButton({ children }: { children: ReactNode }) {
  const { isOpening, open } = usePortal();
  return (
    <Button className="justify-self-start" disabled={isOpening} onClick={open}>
      {children}
    </Button>
  );
}
