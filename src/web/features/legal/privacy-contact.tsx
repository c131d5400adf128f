import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "#lib/api/site-query.ts";
import { CONTACT_HERE } from "#shared/site/page-places.ts";

/** From the configuration of this installation. */
export function PrivacyContact() {
  const written = contactOnPage();
  const { data } = useQuery({ ...siteQuery(), enabled: written === undefined });
  const contact = written ?? data?.privacy_contact;
  if (contact === undefined) return <span>our privacy contact</span>;
  return (
    <a href={`mailto:${contact}`} className="font-medium text-primary underline underline-offset-4">
      {contact}
    </a>
  );
}

/** The server writes it into every page. While pages are written at build time it is not known: its place is kept. */
function contactOnPage(): string | undefined {
  if (typeof document === "undefined") return CONTACT_HERE;
  return document.querySelector<HTMLMetaElement>('meta[name="privacy-contact"]')?.content;
}
