import { asOwner, asSystem } from "#db/client.ts";
import { findUserByEmail } from "#db/account/user-queries.ts";
import { listOpenings } from "#db/vacancies/opening-queries.ts";
import type { WatchedFolder, WatchedVacancy } from "#gateways/watched-folder.ts";
import { ERROR_WORDS } from "#shared/error-words.ts";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { ImportedFile } from "#shared/screening/bulk-import.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { CvImport } from "./import-cvs.ts";

const LOOK_MS = 3000;
/** What was refused as a whole, such as beyond the month's screenings, is tried again after so long. */
const AGAIN_MS = 5 * 60_000;

/**
 * CVs that lie in a folder become imports. A file is taken once: it is moved, and where the process dies between the import and the
 * move, the vacancy knows its bytes when it comes again, lists them once and takes no second unit.
 */
export class WatchedImports {
  readonly #deps: CommandDeps;
  readonly #folder: WatchedFolder;
  readonly #notBefore = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(deps: CommandDeps, folder: WatchedFolder) {
    this.#deps = deps;
    this.#folder = folder;
  }

  start() {
    this.#timer = setInterval(() => {
      if (!this.#isRunning) this.#turn = this.look();
    }, LOOK_MS);
  }

  async stop() {
    clearInterval(this.#timer);
    await this.#turn;
  }

  /** One after the other: a folder that is full of files does not take all the connections. */
  async look() {
    this.#isRunning = true;
    try {
      for (const waiting of await this.#folder.list()) await this.#importAll(waiting);
    } catch (error) {
      this.#deps.log.warn({ err: error }, "The watched folder could not be read; it is looked at again.");
    } finally {
      this.#isRunning = false;
    }
  }

  async #importAll(waiting: WatchedVacancy) {
    const place = `${waiting.account}/${waiting.vacancy}`;
    if ((this.#notBefore.get(place) ?? 0) > Date.now()) return;
    try {
      const { ownerId, openingId } = await this.#find(waiting);
      await this.#import(ownerId, openingId, { ...waiting, fileNames: waiting.fileNames.slice(0, MAX_CVS) });
    } catch (error) {
      this.#notBefore.set(place, Date.now() + AGAIN_MS);
      if (!(error instanceof AppError)) throw error;
      // No name of a folder: it is an e-mail address.
      this.#deps.log.warn(
        { code: error.code, files: waiting.fileNames.length },
        "Watched CVs wait; they are tried again.",
      );
    }
  }

  async #find({ account, vacancy }: WatchedVacancy): Promise<{ ownerId: UserId; openingId: OpeningId }> {
    const { db } = this.#deps;
    const user = await asSystem(db, (tx) => findUserByEmail(tx, account));
    if (user === undefined) throw new AppError("not_found");
    const openings = await asOwner(db, user.id, (tx) => listOpenings(tx, user.id, "active"));
    const opening = openings.find(({ id, title }) => id === vacancy || nameFolder(title) === nameFolder(vacancy));
    if (opening === undefined) throw new AppError("not_found");
    return { ownerId: user.id, openingId: opening.id };
  }

  async #import(ownerId: UserId, openingId: OpeningId, waiting: WatchedVacancy) {
    const taken: string[] = [];
    const upload = await CvImport.open(this.#deps, ownerId, openingId, undefined, undefined, "watched_folder");
    try {
      for (const fileName of waiting.fileNames) {
        if (!(await this.#folder.take(waiting, fileName))) continue;
        taken.push(fileName);
        await upload.put(fileName, this.#folder.read(waiting, fileName));
      }
      const { results } = await upload.start(openingId);
      for (const [at, fileName] of taken.entries())
        await this.#folder.finish(waiting, fileName, refusalOf(results[at]));
    } catch (error) {
      await upload.abandon();
      for (const fileName of taken) await this.#folder.putBack(waiting, fileName);
      throw error;
    }
  }
}

function refusalOf(result: ImportedFile | undefined): string | undefined {
  return result?.reason === undefined ? undefined : ERROR_WORDS[result.reason];
}

/** No folder can be called by a title with a slash in it. */
const nameFolder = (title: string): string => title.replaceAll(/[\\/]/gu, "-").trim().toLowerCase();
