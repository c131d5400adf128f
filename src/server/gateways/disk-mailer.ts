import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { composeMail } from "./compose-mail.ts";
import type { Mailer, OutgoingMail, Sending, SendResult } from "./mailer.ts";
import { readMessage } from "./read-message.ts";

const SHOWN_AT_MOST = 100;

/** Where no mail server is configured: files that any mail program opens, for the operator of the machine. */
export class DiskMailer implements Mailer {
  readonly #folder: string;
  readonly #from: string;

  constructor(folder: string, from: string) {
    this.#folder = resolve(folder);
    this.#from = from;
  }

  async send(mail: OutgoingMail, { mayGo }: Sending): Promise<SendResult> {
    const { bytes } = await composeMail(this.#from, mail);
    if (!(await mayGo())) return { kind: "called_off" };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.#folder, `${mail.id}.part`);
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, join(this.#folder, `${mail.id}.eml`));
    return { kind: "sent" };
  }

  async forget(ids: string[]) {
    for (const id of ids)
      for (const ending of ["eml", "part"]) await rm(join(this.#folder, `${id}.${ending}`), { force: true });
  }

  async forgetOlderThan(ageMs: number, now: number) {
    for await (const file of glob(join(this.#folder, "*.{eml,part}")))
      if (now - (await stat(file)).mtimeMs >= ageMs) await rm(file, { force: true });
  }

  /** The newest first. */
  async list() {
    const files: { path: string; at: number }[] = [];
    for await (const path of glob(join(this.#folder, "*.eml"))) files.push({ path, at: (await stat(path)).mtimeMs });
    const newest = files.toSorted((left, right) => right.at - left.at).slice(0, SHOWN_AT_MOST);
    return Promise.all(newest.map(async ({ path }) => readMessage(await readFile(path, "utf8"))));
  }
}
