import { useMutation } from "@tanstack/react-query";
import { downloadEverything } from "#lib/api/download-everything.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AccountSection } from "./account-section.tsx";

export function DataSection() {
  const download = useMutation({ mutationFn: downloadEverything });
  return (
    <AccountSection title="Your data" note="Personal data is kept up to 12 months and then deleted.">
      <p className="text-14 text-ink-2">
        A zip file with your account, your screenings and every document you uploaded. It is whole: people of a vacancy
        that is reviewed blind are named in it, and the vacancy's record says so.
      </p>
      <Button className="justify-self-start" disabled={download.isPending} onClick={() => download.mutate()}>
        Download everything that is mine
      </Button>
      {download.isPending && <Spinner label="Preparing your download…" className="justify-self-start" />}
      {download.isSuccess && <output className="text-14 text-high">Your download is ready.</output>}
      {download.isError && (
        <p role="alert" className="text-14 text-danger">
          The download failed. {errorText(download.error)}
        </p>
      )}
    </AccountSection>
  );
}
