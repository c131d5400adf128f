import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { readMultipart } from "./read-multipart.ts";

const TYPE = "multipart/form-data; boundary=b";

interface Seen {
  fields: Record<string, string>;
  files: { field: string; fileName: string; text: string }[];
}

/** What a handler sees of a form with these parts. */
async function readForm(body: string | FormData, type?: string, maxFiles = 5) {
  const seen: Seen = { fields: {}, files: [] };
  const app = new Hono().post("/", async (request) => {
    await readMultipart(request, maxFiles, {
      onField: (name, value) => void (seen.fields[name] = value),
      onFile: async ({ field, fileName, bytes }) => {
        if (fileName === "refused.pdf") throw new AppError("not_a_pdf");
        seen.files.push({ field, fileName, text: await text(bytes) });
      },
    });
    return request.json(seen);
  });
  app.onError((error) => new Response(error instanceof AppError ? error.code : String(error), { status: 400 }));
  const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
  const answer = await app.request("/", { method: "POST", body, headers });
  return { seen, code: answer.ok ? undefined : await answer.text() };
}

const part = (disposition: string, content = "x") => `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;

test("fields and files come in their order, as a browser sends them", async () => {
  const form = new FormData();
  form.set("job_id", "größer");
  form.set("file_0", new File(["one"], "Zoë – 履歴書.pdf"));
  form.set("file_1", new File(["two".repeat(100_000)], 'a "b".pdf'));
  const { seen } = await readForm(form);
  expect(seen.fields).toEqual({ job_id: "größer" });
  expect(seen.files.map(({ field, fileName }) => [field, fileName])).toEqual([
    ["file_0", "Zoë – 履歴書.pdf"],
    ["file_1", "a %22b%22.pdf"],
  ]);
  expect(seen.files[1]?.text).toHaveLength(300_000);
});

test.each([
  ['form-data; name="a"; filename="cv.pdf"', "cv.pdf"],
  ["form-data; name=a; filename=cv.pdf", "cv.pdf"],
  ['FORM-DATA;name="a";filename="a\\"b.pdf"', 'a"b.pdf'],
  [`form-data; name="a"; filename="cv.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`, "Zoë.pdf"],
  ['form-data; name="a"; filename=""', ""],
])("a file named by %j is called %j", async (disposition, fileName) => {
  const { seen } = await readForm(`${part(disposition)}--b--`, TYPE);
  expect(seen.files).toEqual([{ field: "a", fileName, text: "x" }]);
});

test("after a refused file the others are still read, and the refusal is told", async () => {
  const body = ["refused.pdf", "cv.pdf"].map((name) => part(`form-data; name="a"; filename="${name}"`)).join("");
  const { seen, code } = await readForm(`${body}--b--`, TYPE);
  expect(seen.files.map(({ fileName }) => fileName)).toEqual(["cv.pdf"]);
  expect(code).toBe("not_a_pdf");
});

test("what comes after the most files is passed over", async () => {
  const body = part('form-data; name="a"; filename="cv.pdf"').repeat(3);
  expect((await readForm(`${body}--b--`, TYPE, 2)).seen.files).toHaveLength(2);
});

test("a field may not be long", async () => {
  const { code } = await readForm(`${part('form-data; name="a"', "x".repeat(20_000))}--b--`, TYPE);
  expect(code).toBe("invalid_request");
});

test.each(["multipart/form-data", "multipart/form-data; boundary=", "application/json", undefined])(
  "a form of the type %j is refused",
  async (type) => {
    expect((await readForm(`${part('form-data; name="a"')}--b--`, type)).code).toBe("invalid_request");
  },
);
