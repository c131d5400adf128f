export const MAX_CVS = 250;
export const MAX_DELETED_AT_ONCE = 1000;
export const MAX_EXPORTED_AT_ONCE = 500;
export const MAX_DECIDED_AT_ONCE = 500;
/** So many ids fit into one request. */
export const MAX_EXPORTED_BY_ID = 5000;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Of plain text, which needs no room for pictures: a hundred times a long job description. */
export const MAX_TEXT_BYTES = 256 * 1024;
/** What stands on later pages of a document is not read. */
export const MAX_PAGES = 40;

/** Below this reading quality, and above so many hidden characters, a person should look: strays are in every third honest CV. */
export const GOOD_READING = 0.95;
export const STRAY_CHARACTERS = 20;

/** So many CVs are looked at first, where somebody wants to see how the criteria divide them. */
export const FIRST_LOOK = { default: 10, max: 50 } as const;

export const SHORTLIST_COUNT = { min: 1, max: 50, default: 10 } as const;
export const SHORTLIST_PERCENTAGE = { min: 5, max: 100, default: 20 } as const;

export const MIN_PASSWORD_LENGTH = 8;
/** What the specification asks for where a forgotten password is replaced. */
export const MIN_RESET_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase; a bound keeps one request from buying seconds of hashing. */
export const MAX_PASSWORD_LENGTH = 256;

export const STATUS_POLL_MS = 750;
export const STAGE_MESSAGE_MS = 2500;
export const LIVE_HEARTBEAT_MS = 25_000;
/** A browser that was away longer reads everything anew. */
export const LIVE_KEPT_MS = 24 * 3_600_000;
export const LIVE_BACKOFF_MS = [1000, 2000, 5000, 10_000] as const;
