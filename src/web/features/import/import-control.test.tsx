import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ImportControl } from "./import-control.tsx";

const opening = {
  id: crypto.randomUUID(),
  title: "Cook",
  status: "active",
  created_at: "2026-01-05T09:00:00.000Z",
};
const upload = stubUpload({ status: "completed" });

function show(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer({ "GET /api/jobs": () => Response.json([opening]), ...replies });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Toaster />
        <ImportControl Estimate={Estimate} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

function Estimate({ cvs }: { cvs: number }) {
  return <p>{`${cvs} to be judged`}</p>;
}

async function start(...names: string[]) {
  await userEvent.click(screen.getByRole("button", { name: "Import CVs" }));
  const files = names.map((name) => new File([name], name));
  await userEvent.upload(await screen.findByLabelText("CVs"), files);
  await userEvent.click(screen.getByRole("button", { name: "Start Import" }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toast.dismiss();
});

test("the files are sent for their opening, one field each, and the end is told when the server says so", async () => {
  let status = "analyzing";
  const results = [
    { file: "a.pdf", status: "uploaded" },
    { file: "b.docx", status: "refused", reason: "empty_file" },
  ];
  const server = show({
    "POST /api/functions/bulk-resume-import": () => Response.json({ upload_id: upload.id, results }),
    "GET /api/bulk-file-uploads/": () => Response.json({ ...upload, status }),
  });
  await start("a.pdf", "b.docx");
  expect(await screen.findByText("Upload Started")).toBeTruthy();
  expect(await screen.findByText("Files Uploaded")).toBeTruthy();
  expect(screen.getByText("b.docx (The file is empty.).")).toBeTruthy();
  const form = server.received("POST /api/functions/bulk-resume-import")[0]?.body;
  if (!(form instanceof FormData)) throw new Error("No form was sent.");
  expect([...form.keys()]).toEqual(["job_id", "file_0", "file_1"]);
  expect(form.get("job_id")).toBe(opening.id);
  expect(screen.getByRole("progressbar", { name: "Import" }).getAttribute("value")).toBe("30");
  expect(screen.queryByText("Import Complete")).toBeNull();
  status = "completed";
  expect(await screen.findByText("Import Complete")).toBeTruthy();
});

test.each([
  ["no_opening", 422, "Screen a job description first."],
  ["internal", 500, "Failed to import resumes. Please try again."],
])(
  "an import refused with %s says why, and keeps what I chose for another try under the same key",
  async (code, status, words) => {
    const server = show({ "POST /api/functions/bulk-resume-import": () => refuse(code, status) });
    await start("a.pdf");
    expect(await screen.findByText("Import Failed")).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Start Import" }));
    const sent = server.received("POST /api/functions/bulk-resume-import");
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  },
);

test("where no file could be taken the import has failed", async () => {
  const results = [{ file: "a.pdf", status: "refused", reason: "not_a_pdf" }];
  show({ "POST /api/functions/bulk-resume-import": () => Response.json({ upload_id: null, results }) });
  await start("a.pdf");
  expect(await screen.findByText("Import Failed")).toBeTruthy();
  expect(screen.getByText(/^No file could be taken: a\.pdf/)).toBeTruthy();
});

test("before I start I read what so many files may take", async () => {
  show({});
  await userEvent.click(screen.getByRole("button", { name: "Import CVs" }));
  await userEvent.upload(await screen.findByLabelText("CVs"), [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")]);
  expect(screen.getByText("2 to be judged")).toBeTruthy();
});
