/** What the request reveals about its client. */
export interface ClientInfo {
  /** The network address that limits count by: one IPv4 address or one /64 of IPv6. */
  address: string;
  /** Such as "Firefox on Windows"; for the list of one's own sessions. */
  device: string;
  /** Shown by a browser that this person has signed in from before. */
  deviceMark?: string | undefined;
  /** Of a trial in this browser; signing in makes its upload the user's. */
  claimSecret?: string | undefined;
}
