import type { OpeningId } from "#shared/ids.ts";
import { TextLink } from "#ui/text-link.tsx";
import { NameCheckPanel } from "./name-check-panel.tsx";
import { SelectionPanel } from "./selection-panel.tsx";

/** Checks of one vacancy, made when somebody asks for them. */
export function FairnessSection({ id }: { id: OpeningId }) {
  return (
    <section id="fairness" aria-label="Fairness checks" className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-18 font-semibold">Fairness checks</h2>
        <p className="max-w-prose text-14 text-ink-2">
          For this vacancy and its own CVs. What we measured over our test collection is on the page{" "}
          <TextLink to="/how-we-measure-bias">How we measure bias</TextLink>.
        </p>
      </div>
      <NameCheckPanel id={id} />
      <SelectionPanel id={id} />
    </section>
  );
}
