interface Example {
  title: string;
  command: string;
}

const KEY = '-H "Authorization: Bearer $EVENHAND_KEY"';

/** As somebody types them. `api-page.test.ts` runs each of them against a server. */
export const API_EXAMPLES: readonly Example[] = [
  {
    title: "List vacancies with what they hold",
    command: `curl -sf ${KEY} "$EVENHAND_URL/api/jobs?view=summary"`,
  },
  {
    title: "Read the ten best of a vacancy",
    command: `curl -sf ${KEY} "$EVENHAND_URL/api/jobs/$VACANCY/ranking?limit=10"`,
  },
  {
    title: "Read one candidate: score, findings, quotes",
    command: `curl -sf ${KEY} "$EVENHAND_URL/api/bulk-analysis-results/$CANDIDATE"`,
  },
  {
    title: "Take the report along as PDF",
    command: `curl -sf ${KEY} -o report.pdf "$EVENHAND_URL/api/bulk-analysis-results/$CANDIDATE/report.pdf"`,
  },
  {
    title: "Send more CVs to a vacancy; the same Idempotency-Key again sends nothing twice",
    command: `curl -sf ${KEY} -H "Idempotency-Key: delivery-2026-05-04" -F job_id=$VACANCY \\
  -F file_0=@cv-1.pdf -F file_1=@cv-2.pdf "$EVENHAND_URL/api/functions/bulk-resume-import"`,
  },
  {
    title: "Ask how far a screening is",
    command: `curl -sf ${KEY} -H "Content-Type: application/json" -d "{\\"batchId\\": \\"$SCREENING\\"}" \\
  "$EVENHAND_URL/api/functions/analysis-status"`,
  },
  {
    title: "Record what was decided",
    command: `curl -sf ${KEY} -H "Content-Type: application/json" \\
  -d "{\\"candidateIds\\": [\\"$CANDIDATE\\"], \\"decision\\": \\"advance\\", \\"note\\": \\"Agreed by telephone.\\"}" \\
  "$EVENHAND_URL/api/decisions"`,
  },
];

/** For an assistant on the same machine; over the network it is `/mcp` with the key in the same header. */
export const MCP_EXAMPLE = JSON.stringify(
  {
    mcpServers: {
      evenhand: {
        command: "node",
        args: ["evenhand/src/cli/evenhand.mjs", "mcp"],
        env: { EVENHAND_URL: "https://evenhand.example", EVENHAND_KEY: "evh_…" },
      },
    },
  },
  null,
  2,
);
