import { isOle, openOle } from "./doc/ole-container.ts";
import { findPart, openPackage, type WordPackage } from "./docx/open-package.ts";
import type { XmlElement } from "./docx/parse-xml.ts";
import { Unreadable } from "./word-reading.ts";

/** Warnings for users who open the original. Here nothing is started and nothing is loaded. */
export interface WordRisks {
  asksToRun: boolean;
  reachesOut: boolean;
}

const OLD_MACROS = ["Macros", "_VBA_PROJECT_CUR"];
const MACRO_PART = /(?:^|\/)vbaproject\.bin$/;
/** Macros, and controls that bring code of their own. */
const RUNNING = /\/(?:vbaProject|wordVbaData|control|activeXControlBinary)$/;
const HYPERLINK = /\/hyperlink$/;
/** A path on the writer's own computer, as a template's is in many honest CVs, leads nowhere on another. */
const ON_OWN_COMPUTER = /^(?:file:\/\/\/)?[a-z]:[\\/]|^(?![\\/]{2})[^:]*$/i;

/** For a file that could be read as a Word document, new or old. */
export function findWordRisks(file: Uint8Array): WordRisks {
  if (!isOle(file)) return findPackageRisks(openPackage(file));
  const streams = openOle(file);
  return { asksToRun: OLD_MACROS.some((name) => streams.has(name)), reachesOut: false };
}

function findPackageRisks(opened: WordPackage): WordRisks {
  const names = [...opened.entries.keys()];
  const lists = names.filter((name) => name.endsWith(".rels")).map((name) => listPointers(opened, name));
  const pointers = lists.flatMap((list) => list ?? []);
  const hasMacros = names.some((name) => MACRO_PART.test(name));
  return {
    asksToRun: hasMacros || pointers.some(({ attributes }) => RUNNING.test(attributes["Type"] ?? "")),
    reachesOut: lists.includes(undefined) || pointers.some(leadsOutside),
  };
}

/** Undefined for a list that cannot be read: nobody can say what it leads to. The text of the file does not depend on it. */
function listPointers(opened: WordPackage, name: string): XmlElement[] | undefined {
  try {
    return findPart(opened, name)?.children;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Whatever is loaded when the file is opened; a hyperlink waits for a click. */
function leadsOutside({ attributes }: XmlElement): boolean {
  const { Type: type = "", Target: target = "", TargetMode: mode } = attributes;
  return mode === "External" && !HYPERLINK.test(type) && !ON_OWN_COMPUTER.test(target.trim());
}
