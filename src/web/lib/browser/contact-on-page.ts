import { CONTACT_HERE } from "#shared/site/page-places.ts";

/** The server writes it into every page. While pages are written at build time it is not known: its place is kept. */
export function contactOnPage(): string | undefined {
  if (typeof document === "undefined") return CONTACT_HERE;
  return document.querySelector<HTMLMetaElement>('meta[name="privacy-contact"]')?.content;
}
