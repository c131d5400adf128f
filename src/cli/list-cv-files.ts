import { type Dirent, readdirSync, statSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { ENDINGS_TEXT, isDocument } from "./document-endings.ts";
import type { Refused } from "./parse-command.ts";

export interface CvFile {
  path: string;
  /** Relative to the folder that was given. */
  name: string;
}

export type Listing = { kind: "listed"; files: CvFile[] } | Refused;

/** The files of all places, each once, in an order that is the same on every machine. */
export function listCvFiles(places: string[], from: string): Listing {
  const found = new Map<string, CvFile>();
  for (const place of places) {
    const listing = listPlace(resolve(from, place), place);
    if (listing.kind === "refused") return listing;
    for (const file of listing.files) if (!found.has(file.path)) found.set(file.path, file);
  }
  const files = distinguishNames([...found.values()], from).toSorted((left, right) =>
    compareText(left.name, right.name),
  );
  if (files.length === 0) return refuse(`There is no CV in ${places.join(", ")}: each must be ${ENDINGS_TEXT}.`);
  return { kind: "listed", files };
}

function listPlace(path: string, given: string): Listing {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return refuse(`${given} does not exist.`);
  if (found.isDirectory()) return listFolder(path, given);
  if (!isDocument(path)) return refuse(`${given} is not ${ENDINGS_TEXT}.`);
  return { kind: "listed", files: [{ path, name: basename(path) }] };
}

function listFolder(folder: string, given: string): Listing {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter(isCv).map((entry) => join(entry.parentPath, entry.name));
    const files = paths.map((path) => ({ path, name: relative(folder, path).replaceAll(sep, "/") }));
    return { kind: "listed", files: files.filter(({ name }) => !isHidden(name)) };
  } catch (error) {
    if (error instanceof Error && "code" in error) return refuse(`${given} cannot be listed: ${error.message}`);
    throw error;
  }
}

/** A link that leads nowhere is kept: it is told as a CV that could not be read, rather than left out in silence. */
const isCv = (entry: Dirent) => (entry.isFile() || entry.isSymbolicLink()) && isDocument(entry.name);

/** Word leaves `~$name.docx` beside a document that is open. */
const isHidden = (name: string) => name.split("/").some((part) => part.startsWith(".") || part.startsWith("~$"));

/** The same name in two folders says nothing: such files are called by their whole way. */
function distinguishNames(files: CvFile[], from: string): CvFile[] {
  const byName = Map.groupBy(files, ({ name }) => name);
  return files.map(({ path, name }) => {
    const isAlone = byName.get(name)?.length === 1;
    return { path, name: isAlone ? name : relative(from, path).replaceAll(sep, "/") };
  });
}

/** By code units: the order of a language differs between machines. */
function compareText(left: string, right: string) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const refuse = (message: string): Refused => ({ kind: "refused", message });
