import { afterEach, expect, test, vi } from "vitest";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { type ReceivedRequest, refuse, stubServer } from "#tests/support/stub-server.ts";
import { newDraft, sendUpload, type UploadDraft } from "./send-upload.ts";
import { DEFAULT_PREFERENCE } from "./shortlist-preference.ts";

const upload = stubUpload();
const pdf = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
const jobDescription = pdf("role.pdf");
const nameOf = ({ headers }: ReceivedRequest) => decodeURIComponent(headers.get("X-File-Name") ?? "");
const stored = () => Response.json({ bucket: "cv-uploads", path: "p", file_name: "f", size_bytes: 5, sha256: "s" });

const refuseOne = (request: ReceivedRequest) => (nameOf(request) === "bad.pdf" ? refuse("not_a_pdf", 415) : stored());

function serve(changes: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/bulk-file-uploads": () => Response.json(upload),
    "PUT /api/storage/": stored,
    "PATCH /api/bulk-file-uploads/": () => Response.json(upload),
    "POST /api/functions/bulk-ai-screening": () => Response.json({ ...upload, status: "analyzing" }),
    ...changes,
  });
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

function send(draft: UploadDraft, cvs: File[], onProgress: (percent: number) => void = () => undefined) {
  return sendUpload({ draft, cvs, jobDescription, preference: DEFAULT_PREFERENCE, onProgress });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the routine makes a row, sends the job description, then every CV, saves the paths and starts", async () => {
  const server = serve();
  const percents: number[] = [];
  const sent = await send({ ...newDraft(), at: 7 }, [pdf("Zoë Müller.pdf"), pdf("b.pdf")], (percent) =>
    percents.push(percent),
  );
  expect(sent).toEqual({ upload: { ...upload, status: "analyzing" }, leftOut: [] });
  expect(percents).toEqual([10, 55, 100]);
  const puts = server.received("PUT");
  expect(puts[0]?.path).toBe(`/api/storage/job-descriptions/${upload.user_id}/${upload.id}/job-description-1-7.pdf`);
  expect(puts.map(nameOf)).toEqual(["role.pdf", "Zoë Müller.pdf", "b.pdf"]);
  const place = `${upload.user_id}/${upload.id}`;
  expect(server.received("PATCH")[0]?.body).toEqual({
    job_description_file_paths: [`${place}/job-description-1-7.pdf`],
    cv_file_paths: [`${place}/cv-1-7.pdf`, `${place}/cv-2-7.pdf`],
    shortlist_count: 2,
    shortlist_percentage: null,
  });
});

test("a CV that fails twice is skipped and named, the others go on", async () => {
  const server = serve({ "PUT /api/storage/": refuseOne });
  const sent = await send(newDraft(), [pdf("a.pdf"), pdf("bad.pdf"), pdf("c.pdf")]);
  expect(sent.leftOut).toMatchObject([{ file_name: "bad.pdf", reason: expect.stringMatching(/\.$/) }]);
  expect(server.received("PUT").filter((request) => nameOf(request) === "bad.pdf")).toHaveLength(2);
  expect(server.received("PATCH")[0]?.body).toMatchObject({ cv_file_paths: { length: 2 } });
});

test("never more than four CVs travel at once", async () => {
  let travelling = 0;
  let most = 0;
  serve({
    "PUT /api/storage/cv-uploads": async () => {
      travelling += 1;
      most = Math.max(most, travelling);
      await new Promise((resolve) => setTimeout(resolve, 1));
      travelling -= 1;
      return stored();
    },
  });
  await send(
    newDraft(),
    Array.from({ length: 20 }, (_, index) => pdf(`${index}.pdf`)),
  );
  expect(most).toBe(4);
});

test("a second try repeats nothing that is done, only the start", async () => {
  const draft = newDraft();
  const cvs = [pdf("a.pdf"), pdf("b.pdf")];
  serve({ "POST /api/functions/bulk-ai-screening": () => refuse("unavailable", 503) });
  await expect(send(draft, cvs)).rejects.toThrow("Failed to start AI analysis: The service is briefly unavailable.");
  const second = serve();
  await send(draft, cvs);
  expect(second.requests.map(({ path }) => path)).toEqual(["/api/functions/bulk-ai-screening"]);
});

test("an upload whose creation was not heard back is created again under the same key", async () => {
  const draft = newDraft();
  const first = serve({ "POST /api/bulk-file-uploads": () => refuse("unavailable", 503) });
  await expect(send(draft, [pdf("a.pdf")])).rejects.toThrow("Failed to create bulk upload record");
  const second = serve();
  await send(draft, [pdf("a.pdf")]);
  const keyOf = (server: typeof first) => server.requests[0]?.headers.get("Idempotency-Key");
  expect(keyOf(second)).toBe(keyOf(first));
  expect(keyOf(second)).toHaveLength(36);
});

test("when no CV arrives the upload fails with the reason and nothing is started", async () => {
  const server = serve({ "PUT /api/storage/cv-uploads": () => refuse("storage_full", 507) });
  await expect(send(newDraft(), [pdf("a.pdf")])).rejects.toThrow("no room for more files");
  expect(server.received("POST /api/functions")).toEqual([]);
});

const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));

test("a connection that is gone for ten seconds is waited for, and no CV is lost", async () => {
  vi.useFakeTimers();
  const backAt = Date.now() + 10_000;
  const whenBack = (reply: () => Response) => () => (Date.now() < backAt ? noConnection() : reply());
  serve({
    "PUT /api/storage/cv-uploads": whenBack(stored),
    "GET /api/health": whenBack(() => Response.json({ ok: true })),
  });
  const sending = send(
    newDraft(),
    Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await sending).leftOut).toEqual([]);
});

test("a file that vanished from the disk fails like a lost connection, but is skipped because the server answers", async () => {
  serve({
    "PUT /api/storage/cv-uploads": (request) => (nameOf(request) === "gone.pdf" ? noConnection() : stored()),
    "GET /api/health": () => Response.json({ ok: true }),
  });
  expect((await send(newDraft(), [pdf("a.pdf"), pdf("gone.pdf")])).leftOut).toMatchObject([{ file_name: "gone.pdf" }]);
});

test("a connection that stays away ends the upload, and what has arrived is not sent again", async () => {
  vi.useFakeTimers();
  const draft = newDraft();
  const cvs = Array.from({ length: 8 }, (_, index) => pdf(`${index}.pdf`));
  const isEarly = (request: ReceivedRequest) => ["0.pdf", "1.pdf"].includes(nameOf(request));
  serve({
    "PUT /api/storage/cv-uploads": (request) => (isEarly(request) ? stored() : noConnection()),
    "GET /api/health": noConnection,
  });
  const failure = send(draft, cvs).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toContain("Failed to upload CVs: We could not reach the server.");
  const second = serve();
  await send(draft, cvs);
  expect(second.received("PUT").map(nameOf)).toEqual(["2.pdf", "3.pdf", "4.pdf", "5.pdf", "6.pdf", "7.pdf"]);
});
