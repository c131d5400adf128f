import dashboardDark from "./pictures/dashboard-dark.webp";
import dashboardLight from "./pictures/dashboard-light.webp";
import evidenceDark from "./pictures/evidence-dark.webp";
import evidenceLight from "./pictures/evidence-light.webp";
import shortlistDark from "./pictures/shortlist-dark.webp";
import shortlistLight from "./pictures/shortlist-light.webp";

const PICTURES = {
  dashboard: { light: dashboardLight, dark: dashboardDark },
  evidence: { light: evidenceLight, dark: evidenceDark },
  shortlist: { light: shortlistLight, dark: shortlistDark },
};
/** As scripts/make-pictures.mjs takes them. */
const SIZE = { width: 1500, height: 938 };
// On a phone its left half is shown, at a size that can be read.
const LOOK =
  "h-auto w-full rounded-lg border border-line-strong max-sm:aspect-4/5 max-sm:object-cover max-sm:object-left-top";

/** Of the two themes only the one that is shown is fetched, and not before it is near. */
export function ProductPicture({ of, alt, caption }: { of: keyof typeof PICTURES; alt: string; caption: string }) {
  const { light, dark } = PICTURES[of];
  return (
    <figure className="grid gap-3">
      <img {...SIZE} src={light} alt={alt} loading="lazy" decoding="async" className={`${LOOK} dark:hidden`} />
      <img {...SIZE} src={dark} alt={alt} loading="lazy" decoding="async" className={`${LOOK} hidden dark:block`} />
      <figcaption className="text-14 text-ink-2">{caption}</figcaption>
    </figure>
  );
}
