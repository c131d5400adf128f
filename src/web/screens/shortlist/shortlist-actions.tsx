import { Download, Sheet } from "lucide-react";
import { Link } from "react-router";
import type { Upload } from "#shared/upload.ts";
import { Button } from "#ui/button.tsx";
import { useShortlistFiles } from "./use-shortlist-files.ts";

/** Files exist once a screening has results; the ways on are always there. */
export function ShortlistActions({ upload }: { upload: Upload | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      {upload && <ShortlistFiles upload={upload} />}
      <Button asChild>
        <Link to="/dashboard">View All Candidates</Link>
      </Button>
      <Button asChild look="primary">
        <Link to="/demo">Screen New Candidates</Link>
      </Button>
    </div>
  );
}

function ShortlistFiles({ upload }: { upload: Upload }) {
  const { downloadReports, exportCsv } = useShortlistFiles(upload);
  return (
    <>
      <Button disabled={downloadReports.isPending} onClick={() => downloadReports.mutate()}>
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
