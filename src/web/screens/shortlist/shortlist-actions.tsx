import { Download, Sheet } from "lucide-react";
import { Link } from "react-router";
import { useCommands } from "#lib/commands.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { candidatesQuery, criteriaQuery } from "#lib/api/screening-queries.ts";
import { listShortlisted } from "#features/shortlist/list-shortlisted.ts";
import { writeShortlistCsv } from "#shared/reports/shortlist-csv.ts";
import { writeReportBundle } from "#shared/reports/text-report.ts";
import { notify } from "#ui/overlay/toaster.tsx";

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

/** `candidate-reports-backend-engineer-2026-01-05.txt`: what it is, for which vacancy, from which day. */
function nameFile(what: string, { vacancy, created_at }: Upload, ending: string) {
  const title = vacancy?.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[what, ...title, created_at.slice(0, "2026-01-05".length)].join("-")}.${ending}`;
}

/** Both files are made from rows read at the click: weights may have been changed in another tab. */
function useShortlistFiles(upload: Upload) {
  const queries = useQueryClient();
  const readAgain = async () => {
    const [candidates, { criteria }] = await Promise.all([
      queries.fetchQuery({ ...candidatesQuery(upload), staleTime: 0 }),
      queries.fetchQuery({ ...criteriaQuery(upload.id), staleTime: 0 }),
    ]);
    return { candidates, criteria };
  };

  const downloadReports = useMutation({
    mutationFn: readAgain,
    onSuccess: ({ candidates, criteria }) => {
      const shortlisted = listShortlisted(candidates);
      if (shortlisted.length === 0) return notify.failed("Download Failed", "No shortlisted candidates found");
      const text = writeReportBundle(shortlisted, { title: upload.vacancy?.title ?? null, criteria });
      saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), nameFile("candidate-reports", upload, "txt"));
      notify.done("Download Complete", `Downloaded ${plural(shortlisted.length, "candidate report")}`);
    },
    onError: (error) => notify.failed("Download Failed", errorText(error)),
  });
  const exportCsv = useMutation({
    mutationFn: readAgain,
    onSuccess: ({ candidates, criteria }) => {
      const csv = new Blob([writeShortlistCsv(candidates, criteria)], { type: "text/csv;charset=utf-8" });
      saveFile(csv, nameFile("candidates", upload, "csv"));
      notify.done("Export Complete", `Exported ${plural(candidates.length, "candidate")} to CSV`);
    },
    onError: (error) => notify.failed("Export Failed", errorText(error)),
  });
  return { downloadReports, exportCsv };
}
