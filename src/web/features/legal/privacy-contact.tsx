import { useQuery } from "@tanstack/react-query";
import { contactOnPage } from "#lib/browser/contact-on-page.ts";
import { siteQuery } from "#lib/api/site-query.ts";

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
