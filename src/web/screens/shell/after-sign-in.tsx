import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { forgetUnclaimed, readUnclaimed } from "#features/landing-upload/trial-upload.ts";
import { returnPath } from "#lib/session/return-path.ts";

/** Signing in has claimed the trial of this browser: its results come first. */
export function AfterSignIn({ state }: { state: unknown }) {
  const [uploadId] = useState(readUnclaimed);
  // Once: a trial that another account has claimed would lead to a page without results at every login.
  useEffect(forgetUnclaimed, []);
  if (uploadId === undefined) return <Navigate to={returnPath(state, window.location.origin)} replace />;
  return <Navigate to={`/shortlist?bulk_upload_id=${uploadId}`} state={{ claimedTrial: uploadId }} replace />;
}
