import * as z from "zod/mini";
import { EmailAddress } from "#shared/account/account.ts";

const line = z.string().check(z.trim(), z.maxLength(200));
const named = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const Notes = z.string().check(z.maxLength(10_000));

/** Somebody a recruiter enters without a CV. */
export const ManualCandidate = z.object({
  name: named,
  position: named,
  email: z.optional(EmailAddress),
  phone: z.optional(line),
  experience: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  skills: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  notes: z.optional(Notes),
});
export type ManualCandidate = z.infer<typeof ManualCandidate>;

/** `is_kept_out`: considered for no vacancy but the one that they applied for. */
export const CandidateChange = z.object({
  notes: z.optional(Notes),
  is_shortlisted: z.optional(z.boolean()),
  /** A failed CV is off the shortlist's page; it stays in the lists. */
  is_dismissed: z.optional(z.boolean()),
  is_kept_out: z.optional(z.boolean()),
});
export type CandidateChange = z.infer<typeof CandidateChange>;

/** The specified figures of a row that nobody has screened. */
export const MANUAL_SCORE = 75;
export const MANUAL_CONCERN = "Requires further screening and analysis";
export const MANUAL_FILE_NAME = "Manual Entry";
export const MANUAL_FILE_PATH = "manual-entry";

/** From a list with commas; blanks go. */
export function splitSkills(skills: string): string[] {
  return skills
    .split(",")
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "");
}

export function summariseManual({ position, experience, skills }: ManualCandidate): string {
  const parts = [
    `Candidate for ${position}.`,
    experience && `Experience: ${experience}.`,
    skills && `Skills: ${skills}.`,
  ];
  return parts.filter(Boolean).join(" ").replaceAll(/\.\.+/g, ".");
}
