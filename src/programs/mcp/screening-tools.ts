import * as z from "zod/mini";
import { Decision } from "#shared/candidates/decision.ts";
import { CandidateId, OpeningId, UploadId } from "#shared/ids.ts";
import type { ApiCaller } from "#programs/api-caller.ts";
import { CVS_AT_ONCE, type CvToSend, sendCvs } from "#programs/send-cvs.ts";
import { defineTool, type Tool } from "./tool.ts";
import { asData, asText } from "./untrusted-data.ts";

const vacancy_id = OpeningId;
const fileName = z.string().check(z.describe("With its ending: .pdf, .docx, .doc or .txt"));

async function deliver(caller: ApiCaller, vacancyId: OpeningId, cvs: CvToSend[]) {
  if (cvs.length > CVS_AT_ONCE)
    return asText(`At most ${CVS_AT_ONCE} CVs are screened at once; these are ${cvs.length}.`);
  const { upload_id, results } = await sendCvs(caller, vacancyId, cvs);
  const what =
    upload_id === null ? "No CV was taken." : "The screening has begun. screening_status tells how far it is.";
  return asData(what, { screening_id: upload_id, files: results });
}

const screenFiles = defineTool({
  name: "screen_files",
  title: "Screen CVs",
  description:
    "Sends CVs to a vacancy that was screened before, and starts their screening. Known files are left out and cost nothing.",
  input: z.object({
    vacancy_id,
    files: z.array(z.object({ name: fileName, base64: z.base64() })).check(z.minLength(1), z.maxLength(CVS_AT_ONCE)),
  }),
  isReadOnly: false,
  run: (caller, { vacancy_id: id, files }) =>
    deliver(
      caller,
      id,
      files.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, "base64") })),
    ),
});

const screenFolder = (readFolder: (folder: string) => Promise<CvToSend[]>) =>
  defineTool({
    name: "screen_folder",
    title: "Screen a folder of CVs",
    description:
      "Sends the CVs of a folder on this machine, with its subfolders, to a vacancy and starts their screening.",
    input: z.object({ vacancy_id, folder: z.string().check(z.minLength(1)) }),
    isReadOnly: false,
    run: async (caller, { vacancy_id: id, folder }) => deliver(caller, id, await readFolder(folder)),
  });

const screeningStatus = defineTool({
  name: "screening_status",
  title: "How far a screening is",
  description: "Percent done, scores so far, and files that could not be read.",
  input: z.object({ screening_id: UploadId }),
  isReadOnly: true,
  run: async (caller, { screening_id: batchId }) => {
    const { percent, current, total, status, error, scores, failed, known } = await caller.call("analysisStatus", {
      body: { batchId },
    });
    return asData("How far the screening is.", {
      percent,
      done: current,
      of: total,
      status,
      error,
      scores,
      failed,
      known,
    });
  },
});

const recordDecision = defineTool({
  name: "record_decision",
  title: "Record a decision",
  description:
    'Records what the user decided about candidates, under the name of the key\'s owner. Needs a key with the scope "decide". Only for decisions that the user has made.',
  input: z.object({
    candidate_ids: z.array(CandidateId).check(z.minLength(1), z.maxLength(100)),
    decision: Decision,
    reason: z.optional(z.string().check(z.maxLength(200))),
    note: z.optional(z.string().check(z.maxLength(2000))),
  }),
  isReadOnly: false,
  run: async (caller, { candidate_ids, decision, reason, note }) => {
    const body = { candidateIds: candidate_ids, decision, ...(reason && { reason }), ...(note && { note }) };
    const { candidate_ids: decided } = await caller.call("decideCandidates", { body });
    return asText(`Recorded for ${decided.length} of ${candidate_ids.length}; the others stood so already.`);
  },
});

/** Folders are read on the machine where the tools run, so they are offered only where that is the user's. */
export function screeningTools(readFolder: ((folder: string) => Promise<CvToSend[]>) | undefined): Tool[] {
  const local = readFolder === undefined ? [] : [screenFolder(readFolder)];
  return [screenFiles, ...local, screeningStatus, recordDecision];
}
