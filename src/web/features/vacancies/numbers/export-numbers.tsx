import { Sheet } from "lucide-react";
import { saveFile } from "#lib/browser/save-file.ts";
import { writeNumbersCsv } from "#shared/vacancies/numbers-csv.ts";
import type { OpeningNumbers } from "#shared/vacancies/opening-numbers.ts";
import { Button } from "#ui/button.tsx";

export function ExportNumbers({ numbers }: { numbers: readonly OpeningNumbers[] }) {
  function save() {
    const file = new Blob([writeNumbersCsv(numbers)], { type: "text/csv" });
    saveFile(file, `vacancy-numbers-${new Date().toISOString().slice(0, 10)}.csv`);
  }
  return (
    <Button onClick={save}>
      <Sheet size={16} aria-hidden />
      Export CSV
    </Button>
  );
}
