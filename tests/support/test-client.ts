import { AuthSession } from "#shared/account/account.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { AnalysisStatus } from "#shared/screening/progress.ts";
import { descriptionEnding, storagePath, type Bucket, Upload } from "#shared/screening/upload.ts";
import * as z from "zod/mini";

export interface SampleFile {
  fileName: string;
  bytes: Uint8Array;
}

export interface Preference {
  shortlist_count?: number;
  shortlist_percentage?: number;
  first_look?: number;
}

/** A person at the API: what the browser does, without the browser. Works over the network and on an app in memory. */
export class TestClient {
  readonly session: AuthSession;
  readonly #send: (path: string, init: RequestInit) => Promise<Response>;

  private constructor(send: TestClient["send"], session: AuthSession) {
    this.#send = send;
    this.session = session;
  }

  static async signUp(
    send: (path: string, init: RequestInit) => Promise<Response>,
    email = `${crypto.randomUUID()}@example.org`,
    { password = "correct horse battery", fullName = "Robin Hale" } = {},
  ) {
    const body = JSON.stringify({ email, password, data: { full_name: fullName } });
    const answer = await send("/api/auth/signup", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    return new TestClient(send, AuthSession.parse(await answer.json()));
  }

  /** The same person at another server, with the session of this one or a new one. */
  over(send: TestClient["send"], session: unknown = this.session) {
    return new TestClient(send, AuthSession.parse(session));
  }

  get userId() {
    return this.session.user.id;
  }

  get email() {
    return this.session.user.email;
  }

  send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${this.session.access_token}`);
    return this.#send(path, { ...init, headers });
  }

  async json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await this.send(path, init);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async createUpload(totalCvs: number, key?: string) {
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return Upload.parse(await this.json("POST", "/api/bulk-file-uploads", { total_cvs: totalCvs }, headers));
  }

  putFile(bucket: Bucket, path: string, file: SampleFile) {
    const headers = { "x-file-name": encodeURIComponent(file.fileName), "content-type": "application/pdf" };
    return this.send(`/api/storage/${bucket}/${path}`, {
      method: "PUT",
      body: new Blob([file.bytes.slice()]),
      headers,
    });
  }

  /** Through the test checkout. */
  async goPro(): Promise<this> {
    const { url } = await this.json("POST", "/api/functions/create-checkout", { priceId: "test_price_monthly" });
    await this.json("POST", `/api/test-billing/checkouts/${url.split("/").at(-1)}`, { outcome: "pay" });
    return this;
  }

  /** Stores everything and says what is there; the screening is not started. */
  async upload(vacancy: SampleFile, cvs: SampleFile[], preference: Preference = {}) {
    const upload = await this.createUpload(cvs.length);
    const place = (position: number) => ({ userId: this.userId, uploadId: upload.id, position, at: 1_700_000_000_000 });
    const description = storagePath("job-descriptions", place(1), descriptionEnding(vacancy.fileName));
    await expectOk(this.putFile("job-descriptions", description, vacancy));
    const paths = cvs.map((_, index) => storagePath("cv-uploads", place(index + 1)));
    await inParallel(4, cvs, async (cv, index) => expectOk(this.putFile("cv-uploads", paths[index] ?? "", cv)));
    const change = { job_description_file_paths: [description], cv_file_paths: paths, ...preference };
    return Upload.parse(await this.json("PATCH", `/api/bulk-file-uploads/${upload.id}`, change));
  }

  async start(bulkUploadId: string, board?: unknown) {
    return Upload.parse(await this.json("POST", "/api/functions/bulk-ai-screening", { bulkUploadId, board }));
  }

  /** Asks again, as the page does, when an overloaded machine has no database connection to give in time. */
  async status(uploadId: string, tries = 3): Promise<AnalysisStatus> {
    const body = JSON.stringify({ batchId: uploadId });
    const answer = await this.send("/api/functions/analysis-status", { method: "POST", body });
    if (answer.status === 503 && tries > 1) return this.status(uploadId, tries - 1);
    if (!answer.ok) throw new Error(`status: ${answer.status} ${await answer.text()}`);
    return AnalysisStatus.parse(await answer.json());
  }

  async untilDone(uploadId: string, timeoutMs = 240_000): Promise<AnalysisStatus> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const status = await this.status(uploadId);
      if (status.percent === 100 || status.error !== null) return status;
      if (performance.now() > deadline) throw new Error(`Still at ${JSON.stringify(status)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async candidates(uploadId: string, query = "order=score.desc") {
    return z
      .array(Candidate)
      .parse(await this.json("GET", `/api/bulk-analysis-results?bulk_upload_id=${uploadId}&${query}`));
  }

  shortlist(uploadId: string) {
    return this.candidates(uploadId, "is_shortlisted=true&order=shortlist_rank.asc");
  }
}

async function expectOk(pending: Promise<Response>) {
  const answer = await pending;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

export async function inParallel<T>(width: number, items: T[], work: (item: T, index: number) => Promise<void>) {
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
