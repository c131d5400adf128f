import type { Backdrop } from "./backdrops.ts";
import { type DocumentParts, readParts } from "./document-parts.ts";
import { isOle, openOle } from "#analysis/read/word/doc/ole-container.ts";
import { openPackage } from "./open-package.ts";
import type { XmlElement } from "./parse-xml.ts";
import { type NoteReference, readBlocks, type Story } from "./read-story.ts";
import { ON_PAGE, type Setting } from "#analysis/read/word/styles/scope.ts";
import { distinctStories, outcomeOf, Unreadable, type WordReading } from "#analysis/read/word/word-reading.ts";

/**
 * The text of a .docx in reading order, each run with its looks and whether a reader sees it. Headers come first, because names
 * and telephone numbers stand there; then the body, its notes, and the footers. Comments, properties and embedded files are
 * never looked at; of macros and of what leads outside the file it is only told that they are there.
 */
export function readDocx(file: Uint8Array): WordReading {
  return outcomeOf(() => {
    if (isOle(file)) throw new Unreadable(openOle(file).has("EncryptedPackage") ? "encrypted" : "not_a_document");
    const parts = readParts(openPackage(file));
    const backdrops: Backdrop[] = [];
    const read = (root: XmlElement, hidden: NoteReference["hidden"] = null) =>
      readStory(root, parts.setting, backdrops, hidden);
    const headers = distinctStories(parts.headers.map((root) => read(root).runs));
    const body = read(parts.document);
    const notes = listNotes(parts, body.notes).map(({ root, hidden }) => read(root, hidden).runs);
    const footers = distinctStories(parts.footers.map((root) => read(root).runs));
    return [...headers, body.runs, ...notes, ...footers].flat();
  });
}

function readStory(root: XmlElement, setting: Setting, backdrops: Backdrop[], hidden: NoteReference["hidden"]): Story {
  const story: Story = { setting, runs: [], notes: [], backdrops, fields: [] };
  readBlocks(story, root, { ...ON_PAGE, hidden });
  return story;
}

/** Only notes that the body refers to are printed. */
function listNotes(parts: DocumentParts, references: NoteReference[]) {
  return (["footnotes", "endnotes"] as const).flatMap((kind) => {
    const wanted = references.filter((reference) => reference.kind === kind);
    const notes = wanted.length === 0 ? undefined : parts.findNotes(kind);
    const byId = new Map(notes?.children.map((note) => [note.attributes["w:id"] ?? "", note]));
    return wanted.flatMap(({ id, hidden }) => {
      const root = byId.get(id);
      byId.delete(id);
      return root === undefined ? [] : [{ root, hidden }];
    });
  });
}
