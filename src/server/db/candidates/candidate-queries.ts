import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type {
  Candidate,
  CandidateQuery,
  CandidateStatus,
  DuplicateCandidate,
  Place,
} from "#shared/candidates/candidate.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { JudgedCv } from "#shared/screening/judged-cv.ts";
import { searchText } from "#shared/candidates/search-candidates.ts";
import type { Tx } from "#db/client.ts";
import { coverRows } from "./blind-queries.ts";
import { refreshFigures } from "./figure-queries.ts";
import { isRankedWith, judgedInRanking, ofRanking } from "#db/screening/ranking-queries.ts";
import { candidates } from "./candidate-schema.ts";
import { firstOrNotFound } from "#db/first-row.ts";

export type CandidateRow = typeof candidates.$inferSelect;

export interface NewCandidate {
  bulk_upload_id: UploadId;
  position: number;
  file_name: string;
  cv_file_path: string;
}

/** Until a CV was read its file's name is all there is to find it by. */
const UNREAD = {
  name: "",
  jobTitle: "",
  technicalSkills: [],
  softSkills: [],
  strengths: [],
  summary: "",
  experience: "",
  education: "",
};

export const searchByFile = (fileName: string) => searchText(UNREAD, [fileName, ""]);

/** A CV that already has its row (the screening was started before) is left as it is. */
export async function insertCandidates(tx: Tx, ownerId: UserId, rows: NewCandidate[]) {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, user_id: ownerId, search_text: searchByFile(row.file_name) }));
  await tx.insert(candidates).values(values).onConflictDoNothing();
}

export async function getCandidate(tx: Tx, ownerId: UserId, id: CandidateId): Promise<CandidateRow> {
  return tx.select().from(candidates).where(isMine(ownerId, id)).then(firstOrNotFound);
}

/** To be shown: numbered and masked as long as it is covered. */
export async function getShownCandidate(tx: Tx, ownerId: UserId, id: CandidateId): Promise<CandidateRow> {
  const row = await getCandidate(tx, ownerId, id);
  const [shown = row] = await coverRows(tx, ownerId, [row]);
  return shown;
}

/** Those of the given that are the owner's and still there, in the order given. */
export async function listSome(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<CandidateRow[]> {
  const rows = await tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countSome(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<number> {
  return tx.$count(candidates, and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)));
}

export async function getCandidateByFileName(tx: Tx, ownerId: UserId, uploadId: UploadId, fileName: string) {
  return tx
    .select()
    .from(candidates)
    .where(and(ofUpload(ownerId, uploadId), eq(candidates.shown_file, fileName)))
    .then(firstOrNotFound);
}

const ORDERS = {
  "shortlist_rank.asc": [asc(candidates.shortlist_rank), asc(candidates.position)],
  // A file made from this list counts ranks in its order, and the report names the same ones.
  "score.desc": [
    sql`${candidates.score} desc nulls last`,
    sql`${candidates.ranking_place} nulls last`,
    asc(candidates.position),
  ],
  "created_at.desc": [desc(candidates.created_at), asc(candidates.position)],
};

export async function listCandidates(tx: Tx, ownerId: UserId, query: CandidateQuery): Promise<CandidateRow[]> {
  const wanted =
    query.is_shortlisted === undefined ? undefined : eq(candidates.is_shortlisted, query.is_shortlisted === "true");
  const { bulk_upload_id, ranking_of } = query;
  const upload = bulk_upload_id === undefined ? undefined : eq(candidates.bulk_upload_id, bulk_upload_id);
  const ranked = ranking_of === undefined ? undefined : isRankedWith(candidates.bulk_upload_id, ownerId, ranking_of);
  return tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), upload, ranked, wanted))
    .orderBy(...ORDERS[query.order], asc(candidates.id))
    .limit(query.limit);
}

export type Standing = Pick<
  CandidateRow,
  | "id"
  | "position"
  | "status"
  | "file_name"
  | "error_message"
  | "is_skipped"
  | "score"
  | "musts_met"
  | "evidence_confidence"
  | "ranking_place"
  | "shortlist_rank"
>;

/** All CVs of the upload's ranking, those that came first ahead, in the few columns that ranking needs. */
export async function listStandings(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<Standing[]> {
  const { id, position, status, file_name, error_message, is_skipped } = candidates;
  const { score, musts_met, evidence_confidence, ranking_place, shortlist_rank } = candidates;
  const judged = { score, musts_met, evidence_confidence, ranking_place, shortlist_rank };
  return tx
    .select({ id, position, status, file_name, error_message, is_skipped, ...judged })
    .from(candidates)
    .where(ofRanking(ownerId, uploadId))
    .orderBy(asc(candidates.created_at), asc(position));
}

export interface CvFingerprint {
  id: CandidateId;
  content_hash: string;
  person_hashes: string[];
}

export async function listFingerprints(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<CvFingerprint[]> {
  const { id, content_hash, person_hashes } = candidates;
  const rows = await tx
    .select({ id, content_hash, person_hashes })
    .from(candidates)
    .where(judgedInRanking(ownerId, uploadId))
    .orderBy(asc(candidates.created_at), asc(candidates.position));
  return rows.flatMap((row) => (row.content_hash === null ? [] : [{ ...row, content_hash: row.content_hash }]));
}

export async function countUnfinished(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<number> {
  const isUnfinished = inArray(candidates.status, ["pending", "analyzing"]);
  return tx.$count(candidates, and(ofUpload(ownerId, uploadId), isUnfinished));
}

/** One that is judged again keeps its judgement until it has the new one. */
export async function markAnalyzing(tx: Tx, ownerId: UserId, id: CandidateId) {
  const isOpen = ne(candidates.status, "completed");
  await tx
    .update(candidates)
    .set({ status: "analyzing" })
    .where(and(isMine(ownerId, id), isOpen));
}

export async function saveAnalysis(tx: Tx, ownerId: UserId, id: CandidateId, judged: JudgedCv) {
  const { email, phone, ...analysis } = judged;
  const done = { status: "completed" as const, error_message: null, completed_at: sql`now()` };
  // What a person typed stays.
  const typed = {
    candidate_name: sql`coalesce(${candidates.candidate_name}, ${analysis.candidate_name})`,
    contact_email: sql`coalesce(${candidates.contact_email}, ${email})`,
    contact_phone: sql`coalesce(${candidates.contact_phone}, ${phone})`,
  };
  await tx
    .update(candidates)
    .set({ ...analysis, ...done, ...typed })
    .where(isMine(ownerId, id));
  await refreshFigures(tx, ownerId, [id]);
}

/** A judgement that was made stays, also where its file cannot be read any more. */
export async function saveError(tx: Tx, ownerId: UserId, id: CandidateId, message: string, isSkipped: boolean) {
  await tx
    .update(candidates)
    .set({ status: "error", error_message: message, is_skipped: isSkipped, is_dismissed: false })
    .where(and(isMine(ownerId, id), ne(candidates.status, "completed")));
  await refreshFigures(tx, ownerId, [id]);
}

export async function resetCandidate(tx: Tx, ownerId: UserId, id: CandidateId) {
  await tx
    .update(candidates)
    .set({ status: "pending", error_message: null, is_skipped: false })
    .where(isMine(ownerId, id));
  await refreshFigures(tx, ownerId, [id]);
}

/** `others`: what else cannot be screened any more. */
export async function deleteUnfinished(tx: Tx, ownerId: UserId, uploadId: UploadId, others: CandidateStatus[] = []) {
  await tx
    .delete(candidates)
    .where(and(ofUpload(ownerId, uploadId), inArray(candidates.status, ["pending", "analyzing", ...others])));
}

/**
 * The first gets place 1, and the first `size` of them that rank on the shortlist; who is not among them loses both. A person's own
 * word about somebody stays until a rank comes or goes. Answers whose place or rank has changed.
 */
export async function saveShortlist(tx: Tx, ownerId: UserId, uploadId: UploadId, ranked: CandidateId[], size: number) {
  const { shortlist_rank, ranking_place, is_shortlisted } = candidates;
  const place = sql<number | null>`array_position(${sql.param(ranked)}::uuid[], ${candidates.id})`;
  const rank = sql<number | null>`case when ${place} <= ${size} then ${place} end`;
  const isNews = sql`${shortlist_rank} is distinct from ${rank}`;
  const changed = await tx
    .update(candidates)
    .set({
      is_shortlisted: sql`case when ${isNews} then ${rank} is not null else ${is_shortlisted} end`,
      shortlist_rank: rank,
      ranking_place: place,
    })
    .where(and(ofRanking(ownerId, uploadId), sql`(${isNews} or ${ranking_place} is distinct from ${place})`))
    .returning({ id: candidates.id });
  return changed.map(({ id }) => id);
}

/** Without Pro the questions and the role fit do not leave the server. Which columns do is said by the answer's schema alone. */
export function presentCandidate(
  candidate: CandidateRow,
  duplicates: DuplicateCandidate[],
  isOpen: boolean,
  place?: Place,
): Candidate {
  const shown = { ...candidate, ...(!isOpen && { interview_insights: [], role_fit: null }), duplicates };
  return { ...shown, locked: !isOpen, place };
}

export function isMine(ownerId: UserId, id: CandidateId) {
  return and(eq(candidates.id, id), eq(candidates.user_id, ownerId));
}

function ofUpload(ownerId: UserId, uploadId: UploadId) {
  return and(eq(candidates.bulk_upload_id, uploadId), eq(candidates.user_id, ownerId));
}
