import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Plan } from "#shared/billing/plan.ts";
import { stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { stubStats } from "#tests/support/stub-rows.ts";
import { stubServer } from "#tests/support/stub-server.ts";

type Replies = Parameters<typeof stubServer>[0];

/** A server that knows these candidates; of the filters it understands the words (in names), the band and the opening. */
export function stubDashboard(rows: CandidateRow[], plan: Plan, more: Replies = {}) {
  const held = [...rows];
  const server = stubServer({
    "GET /api/users/me": () => Response.json(plan === "free" ? stubPlan() : stubProPlan({ plan })),
    "GET /api/jobs": () => Response.json([]),
    "GET /api/bulk-analysis-results/stats": ({ path }) => Response.json(stubStats(wanted(held, path))),
    "GET /api/bulk-analysis-results?": ({ path }) => Response.json(pageOf(wanted(held, path), path)),
    ...more,
  });
  return { ...server, held };
}

function wanted(rows: CandidateRow[], path: string) {
  const { searchParams } = new URL(path, "http://evenhand.test");
  const q = searchParams.get("q")?.toLowerCase() ?? "";
  const job = searchParams.get("job_id");
  return rows.filter(
    ({ name, jobId, matchScore }) =>
      name.toLowerCase().includes(q) &&
      (job === null || (jobId ?? "none") === job) &&
      (searchParams.get("band") !== "excellent" || matchScore >= 85),
  );
}

function pageOf(rows: CandidateRow[], path: string) {
  const { searchParams } = new URL(path, "http://evenhand.test");
  const start = rows.findIndex(({ id }) => id === searchParams.get("cursor")) + 1;
  return rows.slice(start, start + Number(searchParams.get("limit")));
}
