import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { useLive } from "#lib/live.ts";
import { createQueryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session.ts";
import { Toaster } from "#ui/toaster.tsx";

/** What every page but the landing page needs; loaded with the first of them. */
export function AppFrame() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Live />
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}

function Live() {
  useLive(useSession().kind === "signed-in");
  return null;
}
