import type { CandidateId, UserId } from "#shared/ids.ts";
import { keepCandidates, type ListedCandidate } from "#tests/support/listed-candidates.ts";
import type { World } from "#tests/support/world.ts";

export const QUESTIONS = ["How did the migration go?", "Which service broke first?", "Who is on call at night?"];

interface Changes extends ListedCandidate {
  columns?: Record<string, unknown>;
}

/** A screened candidate with everything that a report can show, without a file having been read. */
export async function keepReported(world: World, userId: UserId, changes: Changes = {}): Promise<CandidateId> {
  const { columns, ...listed } = changes;
  const [id] = await keepCandidates(world, userId, [
    { name: "Amara Okafor", score: 91, isShortlisted: true, job: "Backend Engineer", ...listed },
  ]);
  if (id === undefined) throw new Error("no candidate");
  const quote = { text: "Led the migration of payments to Kafka.", page: 2, start: 0, end: 9, boxes: [] };
  const values = {
    engine_version: "local-3",
    summary: "Shows most of what was asked for.",
    strengths: ["Event-driven systems"],
    concerns: ["Kubernetes: not named"],
    technical_skills: [
      { skill: "Kafka", level: "strong", evidence: "Led the migration of payments to Kafka" },
      { skill: "Kubernetes", level: "missing", evidence: "Not found in the CV" },
    ],
    findings: [{ criterion_id: "a", level: "strong", mentions: 1, quotes: [quote] }],
    interview_insights: QUESTIONS,
    role_fit: 0.78,
    evidence_confidence: 0.8,
    notes: "Can start in January.",
    ...columns,
  };
  for (const [column, value] of Object.entries(values))
    await world.sql(`update bulk_analysis_results set ${column} = $2 where id = $1`, [
      id,
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ]);
  return id;
}
