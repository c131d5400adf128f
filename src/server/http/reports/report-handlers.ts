import { writeReports } from "#commands/reports/write-reports.ts";
import type { Handlers } from "#http/handler.ts";
import { datedName, downloadOf } from "#http/files/download.ts";
import { exportBundle, followExportLink } from "#commands/reports/export-bundle.ts";
import { generateEmail } from "#commands/reports/generate-email.ts";
import { type EvidenceFile, printEvidence } from "#commands/reports/print-evidence.ts";
import { printReport } from "#commands/reports/print-report.ts";
import { attachmentNamed } from "#http/files/attachment-name.ts";

const BUNDLE = { type: "application/zip", name: "candidate-reports", ending: "zip" };

export const reportHandlers = {
  downloadReport: async ({ deps, user, params, query }) => {
    const { fileName, pdf } = await printReport(deps, user.userId, { ...params, ...query });
    return attached({ fileName, type: "application/pdf", bytes: pdf });
  },

  downloadEvidence: async ({ deps, user, params, query }) =>
    attached(await printEvidence(deps, user.userId, { ...params, ...query })),

  exportZipBundle: async ({ deps, user, body }) => {
    const token = await exportBundle(deps, user.userId, body.candidateIds);
    return { url: `/api/exports?token=${token}`, filename: datedName(BUNDLE) };
  },

  downloadBundle: async ({ deps, request, query }) =>
    downloadOf(deps, request, await followExportLink(deps, query.token), BUNDLE),

  generateEmail: ({ deps, user, body }) => generateEmail(deps, user.userId, body),

  downloadReports: async ({ deps, request, user, query }) => {
    const { count, text } = await writeReports(deps, user.userId, query);
    const answer = downloadOf(deps, request, encoded(text), {
      type: "text/plain; charset=utf-8",
      name: "candidate-reports",
      ending: "txt",
    });
    answer.headers.set("x-report-count", String(count));
    return answer;
  },
} satisfies Partial<Handlers>;

function attached({ fileName, type, bytes }: EvidenceFile) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-length": String(bytes.length),
      "content-disposition": attachmentNamed(fileName),
      "content-security-policy": "sandbox; default-src 'none'",
    },
  });
}

async function* encoded(pieces: AsyncGenerator<string>) {
  for await (const piece of pieces) yield Buffer.from(piece);
}
