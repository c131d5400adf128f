import * as z from "zod/mini";

const text = z._default(z.string(), "");
const texts = z._default(z.array(z.string()), []);
const Skills = z._default(
  z.array(
    z.union([
      z.string(),
      z.object({ skill: z.string(), level: z.enum(["strong", "partial", "missing"]), evidence: text }),
    ]),
  ),
  [],
);
const Role = { title: text, company: text, evidence: text };

/** The shape that is asked of the AI provider. A score outside 0 to 100 is no score. */
export const LegacyResult = z.object({
  currentRole: z.optional(z.nullable(z.object(Role))),
  employmentHistory: z._default(z.array(z.object({ ...Role, startDate: text, endDate: text })), []),
  score: z.number().check(z.minimum(0), z.maximum(100)),
  summary: z.string(),
  strengths: texts,
  concerns: texts,
  technicalSkills: Skills,
  softSkills: Skills,
  interviewInsights: texts,
});
export type LegacyResult = z.infer<typeof LegacyResult>;
