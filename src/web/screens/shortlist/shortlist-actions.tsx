import { Download, Sheet } from "lucide-react";
import { Link } from "react-router";
import { useCommands } from "#lib/commands.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { useShortlistFiles } from "./use-shortlist-files.ts";

/** The files wait for their results in their places, so that nothing moves when these arrive. */
export function ShortlistActions({ upload }: { upload: Upload | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      {upload ? <FileButtons upload={upload} /> : <WaitingButtons />}
      {upload && (
        <Button asChild>
          <Link to={`/second-look?bulk_upload_id=${upload.id}`}>Second Look</Link>
        </Button>
      )}
      <Button asChild>
        <Link to="/dashboard">View All Candidates</Link>
      </Button>
      <Button asChild>
        <Link to="/demo">Screen New Candidates</Link>
      </Button>
    </div>
  );
}

function FileButtons({ upload }: { upload: Upload }) {
  const { downloadReports, exportCsv } = useShortlistFiles(upload);
  useCommands([
    { label: "Download All Reports", run: () => downloadReports.mutate() },
    { label: "Export CSV", run: () => exportCsv.mutate() },
  ]);
  return (
    <>
      <Button variant="primary" disabled={downloadReports.isPending} onClick={() => downloadReports.mutate()}>
        <Download size={16} aria-hidden />
        Download All Reports
      </Button>
      <Button disabled={exportCsv.isPending} onClick={() => exportCsv.mutate()}>
        <Sheet size={16} aria-hidden />
        Export CSV
      </Button>
    </>
  );
}

function WaitingButtons() {
  return (
    <>
      <Button disabled>
        <Download size={16} aria-hidden />
        Download All Reports
      </Button>
      <Button disabled>
        <Sheet size={16} aria-hidden />
        Export CSV
      </Button>
    </>
  );
}
