import type { TrialUpload } from "#features/landing-upload/trial-upload.ts";
import { nameSome, plural } from "#lib/format.ts";

export function UploadedFiles({ upload }: { upload: TrialUpload }) {
  const { cvCount, uploadedFiles } = upload;
  return (
    <dl aria-label="Uploaded files" className="grid gap-4 border-t border-line pt-4 text-14">
      <div className="grid gap-0.5">
        <dt className="font-semibold">{plural(cvCount, "CV")}</dt>
        {uploadedFiles && <dd className="wrap-anywhere text-ink-2">{nameSome(uploadedFiles.cvs)}</dd>}
      </div>
      <div className="grid gap-0.5">
        <dt className="font-semibold">1 job description</dt>
        {uploadedFiles && <dd className="wrap-anywhere text-ink-2">{uploadedFiles.jobDescription}</dd>}
      </div>
    </dl>
  );
}
