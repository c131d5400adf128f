import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState, lazy } from "react";
import { Outlet, useSearchParams } from "react-router";
import { clearLegacyData } from "#features/legacy-analysis/clear-stored-data.ts";
import { PaletteHost } from "#features/palette/palette-host.tsx";
import { PlanMark } from "#features/billing/plan-mark.tsx";
import { useLive } from "#lib/api/live.ts";
import { createQueryClient } from "#lib/api/query-client.ts";
import { useWideScreen } from "#lib/browser/use-media.ts";
import { useSession } from "#lib/session/session.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { HeaderSlot } from "./header-slot.ts";

const CheckoutReturned = lazy(async () => ({
  default: (await import("#features/billing/checkout/checkout-returned.tsx")).CheckoutReturned,
}));
const planMark = <PlanMark />;

/** What every page but the landing page needs; loaded with the first of them and kept from then on. */
export function AppFrame() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Live />
      {/* Before the pages: one that has something to say as it appears finds the toaster listening. */}
      <PlacedToaster />
      <BusyNotice />
      <ReturnFromCheckout />
      <HeaderSlot value={planMark}>
        <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh" />}>
          <Outlet />
        </Suspense>
      </HeaderSlot>
      <Palette />
    </QueryClientProvider>
  );
}

/** By itself: the width is known after hydration, and drawing the frame again would empty a page that is still doing so. */
function PlacedToaster() {
  return <Toaster isWide={useWideScreen()} />;
}

function Palette() {
  return useSession().kind === "signed-in" ? <PaletteHost onLeave={clearLegacyData} /> : null;
}

function Live() {
  const session = useSession();
  useLive(session.kind === "signed-in" ? session.user.id : undefined);
  return null;
}

/** A user who has to log in first still has the parameter after that. */
function ReturnFromCheckout() {
  const isSignedIn = useSession().kind === "signed-in";
  const [params] = useSearchParams();
  if (!isSignedIn || params.get("checkout") !== "success") return null;
  return (
    <Suspense fallback={null}>
      <CheckoutReturned />
    </Suspense>
  );
}
