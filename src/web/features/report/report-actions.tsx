import { Download, FileText } from "lucide-react";
import { useCommands } from "#lib/commands.ts";
import type { Candidate } from "#shared/candidate.ts";
import type { ReportedVacancy } from "#shared/text-report.ts";
import { Button } from "#ui/button.tsx";
import type { EvidenceDesk } from "./use-evidence.ts";
import { saveTextReport, usePdfReport } from "./use-report-files.ts";

interface ReportActionsProps {
  candidate: Candidate;
  vacancy: ReportedVacancy;
  hasAllQuestions: boolean;
  desk: EvidenceDesk;
}

export function ReportActions({ candidate, vacancy, hasAllQuestions, desk }: ReportActionsProps) {
  const pdf = usePdfReport(candidate);
  const savePdf = () => pdf.mutate(hasAllQuestions ? "all" : "first");
  const saveText = () => saveTextReport(candidate, vacancy);
  useCommands([
    { label: "Download PDF Report", run: savePdf },
    { label: "Download Complete Report (Text)", run: saveText },
    ...(desk.canBeShown ? [{ label: "Open CV", keywords: "evidence original", run: desk.openCv }] : []),
  ]);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button look="primary" disabled={pdf.isPending} onClick={savePdf}>
        <Download size={16} aria-hidden />
        Download PDF Report{hasAllQuestions && " (with all questions)"}
      </Button>
      <Button onClick={saveText}>Complete report (text)</Button>
      {desk.canBeShown && (
        <Button onClick={desk.openCv}>
          <FileText size={16} aria-hidden />
          Open CV
        </Button>
      )}
    </div>
  );
}
