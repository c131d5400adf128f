import type { ManualCandidate } from "#shared/candidates/manual-candidate.ts";

/** The form as typed. */
export interface Entry {
  name: string;
  email: string;
  phone: string;
  position: string;
  experience: string;
  skills: string;
  notes: string;
}

export const EMPTY_ENTRY: Entry = {
  name: "",
  email: "",
  phone: "",
  position: "",
  experience: "",
  skills: "",
  notes: "",
};

export function isComplete({ name, position }: Entry) {
  return name.trim() !== "" && position.trim() !== "";
}

/** What is left empty is not sent. */
export function asManualCandidate({ name, position, ...rest }: Entry): ManualCandidate {
  const given = Object.entries(rest).filter(([, text]) => text.trim() !== "");
  return { name: name.trim(), position: position.trim(), ...Object.fromEntries(given) };
}
