import { parseXml, type XmlElement } from "./parse-xml.ts";
import { isZip, listEntries, unpackEntry, type ZipEntry } from "./unzip.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";

const MAX_READ_BYTES = 30 * 1024 * 1024;
const KIND =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/u;

export interface WordPackage {
  file: Uint8Array;
  entries: Map<string, ZipEntry>;
  bytesLeft: number;
}

/** A pointer from one part of the package to another. `kind` is "header", "styles" and so on, or "" for what Word does not know. */
export interface Relationship {
  id: string;
  kind: string;
  target: string;
}

export function openPackage(file: Uint8Array): WordPackage {
  if (!isZip(file)) throw new Unreadable("not_a_document");
  return { file, entries: listEntries(file), bytesLeft: MAX_READ_BYTES };
}

export function findPart(opened: WordPackage, name: string | undefined): XmlElement | undefined {
  const entry = opened.entries.get(name ?? "");
  if (entry === undefined) return undefined;
  opened.bytesLeft -= entry.unpackedBytes;
  if (opened.bytesLeft < 0) throw new Unreadable("too_large");
  return parseXml(unpackEntry(opened.file, entry));
}

export function findMainPart(opened: WordPackage): { name: string; document: XmlElement } | undefined {
  const target = listRelationships(opened, "").find(({ kind }) => kind === "officeDocument")?.target;
  const name = target ?? "word/document.xml";
  const document = findPart(opened, name);
  return document?.name === "w:document" ? { name, document } : undefined;
}

/** Those that lead outside the package are left out: nothing is ever fetched. */
export function listRelationships(opened: WordPackage, part: string): Relationship[] {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const root = findPart(opened, `${folder}_rels/${part.slice(slash)}.rels`);
  return (root?.children ?? []).flatMap(({ attributes }) => {
    const { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode } = attributes;
    if (mode === "External") return [];
    return [{ id, kind: KIND.exec(type)?.[1] ?? "", target: resolveTarget(folder, target) }];
  });
}

function resolveTarget(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).toLowerCase().split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
