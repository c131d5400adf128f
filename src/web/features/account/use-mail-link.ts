import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type LinkType, readMailLink } from "#lib/session/mail-links.ts";

export interface MailLink {
  tokenHash: string | undefined;
  /** The page waits for this: a redirect of its own would cross the one that cleans the address. */
  isAddressClean: boolean;
}

/** The token of the link that led here. It leaves the address bar at once: it must not end up in history or a bookmark. */
export function useMailLink(type: LinkType): MailLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = readMailLink(hash, type);
  const [tokenHash, setTokenHash] = useState(arrived);
  if (arrived && arrived !== tokenHash) setTokenHash(arrived);
  useEffect(() => {
    if (arrived) void navigate(pathname, { replace: true });
  }, [arrived, pathname, navigate]);
  return { tokenHash, isAddressClean: arrived === undefined };
}
