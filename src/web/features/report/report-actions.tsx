import { Download, FileText } from "lucide-react";
import { useCommands } from "#lib/commands.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { ReportedVacancy } from "#shared/reports/text-report.ts";
import { Button } from "#ui/button.tsx";
import type { EvidenceNavigation } from "./viewer/use-evidence.ts";
import { saveTextReport, usePdfReport } from "./use-report-files.ts";

interface ReportActionsProps {
  candidate: Candidate;
  vacancy: ReportedVacancy;
  hasAllQuestions: boolean;
  navigation: EvidenceNavigation;
}

export function ReportActions({ candidate, vacancy, hasAllQuestions, navigation }: ReportActionsProps) {
  const pdf = usePdfReport(candidate);
  const savePdf = () => pdf.mutate(hasAllQuestions ? "all" : "first");
  const saveText = () => saveTextReport(candidate, vacancy);
  useCommands([
    { label: "Download PDF Report", run: savePdf },
    { label: "Download Complete Report (Text)", run: saveText },
    ...(navigation.canBeShown ? [{ label: "Open CV", keywords: "evidence original", run: navigation.openCv }] : []),
  ]);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="primary" disabled={pdf.isPending} onClick={savePdf}>
        <Download size={16} aria-hidden />
        Download PDF Report{hasAllQuestions && " (with all questions)"}
      </Button>
      <Button onClick={saveText}>Complete report (text)</Button>
      {navigation.canBeShown && (
        <Button onClick={navigation.openCv}>
          <FileText size={16} aria-hidden />
          Open CV
        </Button>
      )}
    </div>
  );
}
