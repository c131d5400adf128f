import { DPA_DUTIES } from "./dpa-duties.tsx";
import { DPA_SCOPE } from "./dpa-scope.tsx";
import { LegalDocument } from "./legal-document.tsx";

export function DataProcessingAddendum() {
  return (
    <LegalDocument
      title="Data Processing Addendum"
      dated="Effective: July 2025"
      lead="What the provider does with the CVs of a customer, and what it promises about them."
      sections={[...DPA_SCOPE, ...DPA_DUTIES]}
    />
  );
}
