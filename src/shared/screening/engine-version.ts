/** Part of every result: a change that can move a score changes it. */
export const ENGINE_VERSION = "local-12";
