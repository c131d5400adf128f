import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "#lib/site-query.ts";

/** From the configuration of this installation. */
export function PrivacyContact() {
  const { data } = useQuery(siteQuery());
  if (!data) return <span>our privacy contact</span>;
  return (
    <a href={`mailto:${data.privacy_contact}`} className="font-medium text-primary underline underline-offset-4">
      {data.privacy_contact}
    </a>
  );
}
