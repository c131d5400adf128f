import { useQuery } from "@tanstack/react-query";
import { planQuery } from "#lib/api/account-queries.ts";
import { useSession } from "#lib/session/session.ts";

/** Nobody is asked about as long as nobody is signed in. */
export function usePlan() {
  const isSignedIn = useSession().kind === "signed-in";
  return useQuery({ ...planQuery(), enabled: isSignedIn });
}
