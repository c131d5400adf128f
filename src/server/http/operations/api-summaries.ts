import type { api, RouteName } from "#shared/api.ts";

type Scoped = { [Name in RouteName]: (typeof api)[Name] extends { scope: string } ? Name : never }[RouteName];

/** A sentence for every call that takes an API key; the compiler asks for it. */
const SUMMARIES: Record<Scoped, string> = {
  listOpenings: "The vacancies of the account; with view=summary what each of them holds",
  listOpeningSummaries: "The vacancies of the account with what each of them holds",
  listOpeningNumbers: "The numbers of every vacancy: time to shortlist, CVs by source, stages, decisions by score band",
  getOpeningPage: "One vacancy: counts, deliveries of CVs, history",
  listRanking: "The ranking of a vacancy, the best first",
  listKnownPeople: "Who applied for other vacancies, as this one judges them",
  findUploads: "The screening that was begun last",
  getUpload: "One screening",
  listCriteria: "The criteria that a screening judges by",
  listBoardVersions: "Earlier states of the criteria, the newest first",
  listBoards: "The criteria of each vacancy, to begin another one with",
  analysisStatus: "How far a screening is, with scores so far and files that failed",
  listCandidates: "Candidates with their findings; with view=row short rows that can be filtered and paged",
  listCandidateRows: "Candidates in short rows that can be filtered and paged",
  candidateStats: "Counts over the candidates that a filter finds",
  exportCandidates: "Candidates as a CSV file",
  getCandidate: "One candidate: score, findings with quotes, place",
  drawCandidatePage: "One page of a CV as a picture",
  downloadReports: "Text reports of everybody whom a filter finds",
  downloadReport: "The report of a candidate as PDF",
  downloadEvidence: "Everything on record about a candidate, as PDF or JSON that can be checked",
  listDecisions: "What was decided about a candidate, the first decision first",
  getDecisionReasons: "The account's list of reasons",
  secondLook: "Whom the ranking may have missed",
  fetchFile: "A stored file",
  createUpload: "Begins a screening: its id is where files are stored",
  changeUpload: "Names the files of a screening that was begun, and the size of its shortlist",
  storeFile: "Stores a job description or a CV; the body is the file, its name percent-encoded in X-File-Name",
  previewVacancy: "What a job description asks for; the body is the file, and nothing is kept",
  checkBoard: "Whether criteria are clear and fair",
  startScreening: "Starts a screening whose files are stored",
  continueScreening: "After a first look: screens the rest",
  cancelScreening: "Stops a screening; what is judged stays",
  bulkResumeImport: "More CVs for a vacancy that was screened before: multipart job_id, file_0, file_1 and so on",
  restartFile: "Reads a failed file again",
  skipFile: "Goes on without a file",
  judgeAgain: "Has CVs of an earlier engine judged by the present one",
  decideCandidates: "Records a decision on candidates: all of them or none",
  undoDecisions: "Takes a decision back; the record keeps both",
};

const byName: Partial<Record<string, string>> = SUMMARIES;

export function summaryOf(operationId: string): string | undefined {
  return byName[operationId];
}
