import { useState } from "react";
import { Link } from "react-router";
import { useKeepPageOnDrop } from "#features/landing-upload/keep-page-on-drop.ts";
import { readEarlierTrial } from "#features/landing-upload/trial-flags.ts";
import { useSession } from "#lib/session/session.ts";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { Button } from "#ui/button.tsx";
import { TrialUploadForm } from "./trial-upload-form.tsx";

export function HeroUpload() {
  const session = useSession();
  const isHydrating = useHydrating();
  const [earlier] = useState(readEarlierTrial);
  useKeepPageOnDrop();
  if (session.kind === "signed-in") return <ToScreening />;
  const known = isHydrating ? "none" : earlier;
  return <TrialUploadForm key={known} earlier={known} isWaiting={session.kind === "loading"} />;
}

function ToScreening() {
  return (
    <div className="grid gap-4 border-t-2 border-ink pt-4">
      <p className="text-ink-2">You are signed in. Your screenings and their preferences are one page away.</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary" size="large">
          <Link to="/demo">Try AI Screening</Link>
        </Button>
        <Button asChild size="large">
          <Link to="/shortlist">Latest shortlist</Link>
        </Button>
      </div>
    </div>
  );
}
