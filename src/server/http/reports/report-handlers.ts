import { exportBundle, followExportLink } from "#commands/reports/export-bundle.ts";
import { generateEmail } from "#commands/reports/generate-email.ts";
import { printReport } from "#commands/reports/print-report.ts";
import { attachmentNamed } from "#http/files/attachment-name.ts";
import type { Handlers } from "#http/handler.ts";
import { datedName, downloadOf } from "#http/files/download.ts";

const BUNDLE = { type: "application/zip", name: "candidate-reports", ending: "zip" };

export const reportHandlers = {
  downloadReport: async ({ deps, user, params, query }) => {
    const { fileName, pdf } = await printReport(deps, user.userId, { ...params, ...query });
    return new Response(new Uint8Array(pdf), {
      headers: {
        "content-type": "application/pdf",
        "content-length": String(pdf.length),
        "content-disposition": attachmentNamed(fileName),
        "content-security-policy": "sandbox; default-src 'none'",
      },
    });
  },

  exportZipBundle: async ({ deps, user, body }) => {
    const token = await exportBundle(deps, user.userId, body.candidateIds);
    return { url: `/api/exports?token=${token}`, filename: datedName(BUNDLE) };
  },

  downloadBundle: async ({ deps, request, query }) =>
    downloadOf(deps, request, await followExportLink(deps, query.token), BUNDLE),

  generateEmail: ({ deps, user, body }) => generateEmail(deps, user.userId, body),
} satisfies Partial<Handlers>;
