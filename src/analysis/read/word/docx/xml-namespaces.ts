import { Unreadable } from "#analysis/read/word/word-reading.ts";

const OPEN_XML = "http://schemas.openxmlformats.org";
const MICROSOFT = "http://schemas.microsoft.com/office";

/** The names under which this reader knows the namespaces, whatever prefix a file gives them. "" is for names without prefix. */
const KNOWN = new Map([
  [`${OPEN_XML}/wordprocessingml/2006/main`, "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  [`${OPEN_XML}/officeDocument/2006/relationships`, "r"],
  ["http://purl.oclc.org/ooxml/officeDocument/relationships", "r"],
  [`${OPEN_XML}/officeDocument/2006/math`, "m"],
  ["http://purl.oclc.org/ooxml/officeDocument/math", "m"],
  [`${OPEN_XML}/drawingml/2006/main`, "a"],
  ["http://purl.oclc.org/ooxml/drawingml/main", "a"],
  [`${OPEN_XML}/drawingml/2006/wordprocessingDrawing`, "wp"],
  ["http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing", "wp"],
  [`${OPEN_XML}/drawingml/2006/picture`, "pic"],
  ["http://purl.oclc.org/ooxml/drawingml/picture", "pic"],
  [`${OPEN_XML}/markup-compatibility/2006`, "mc"],
  [`${OPEN_XML}/package/2006/relationships`, ""],
  [`${MICROSOFT}/word/2010/wordprocessingShape`, "wps"],
  [`${MICROSOFT}/word/2010/wordprocessingGroup`, "wpg"],
  [`${MICROSOFT}/word/2010/wordprocessingCanvas`, "wpc"],
  [`${MICROSOFT}/word/2010/wordprocessingInk`, "wpi"],
  [`${MICROSOFT}/word/2010/wordprocessingDrawing`, "wp14"],
  [`${MICROSOFT}/word/2010/wordml`, "w14"],
  [`${MICROSOFT}/word/2012/wordml`, "w15"],
  [`${MICROSOFT}/word/2015/wordml/symex`, "w16se"],
  [`${MICROSOFT}/word/2018/wordml`, "w16"],
  [`${MICROSOFT}/drawing/2010/main`, "a14"],
  ["urn:schemas-microsoft-com:vml", "v"],
  ["urn:schemas-microsoft-com:office:office", "o"],
]);
const UNDERSTOOD = new Set(KNOWN.values());
const STRANGE = "?";

/** `isPlain` when every prefix already has the name used here, as in all files that Word writes: then nothing needs renaming. */
export interface Bindings {
  names: Map<string, string>;
  isPlain: boolean;
}

/** Word declares 35. They are copied wherever one is added, so many of them would be slow. */
const MAX_BINDINGS = 100;

export const NO_BINDINGS: Bindings = { names: new Map([["xml", "xml"]]), isPlain: true };

export function extendBindings(outer: Bindings, attributes: Record<string, string>): Bindings {
  const names = new Map(outer.names);
  for (const [attribute, uri] of Object.entries(attributes)) {
    if (attribute === "xmlns") names.set("", KNOWN.get(uri) ?? STRANGE);
    else if (attribute.startsWith("xmlns:")) names.set(attribute.slice(6), KNOWN.get(uri) ?? STRANGE);
  }
  if (names.size > MAX_BINDINGS) throw new Unreadable("corrupt");
  return { names, isPlain: [...names].every(([prefix, name]) => isAsKnown(prefix, name)) };
}

function isAsKnown(prefix: string, name: string): boolean {
  return name === STRANGE ? !UNDERSTOOD.has(prefix) : prefix === name;
}

export function knownName(bindings: Bindings, written: string): string {
  const colon = written.indexOf(":");
  const name = bindings.names.get(colon === -1 ? "" : written.slice(0, colon));
  const local = written.slice(colon + 1);
  if (name === undefined) return colon === -1 ? written : `${STRANGE}:${local}`;
  return name === "" ? local : `${name}:${local}`;
}

export function knownAttributes(bindings: Bindings, attributes: Record<string, string>): Record<string, string> {
  const renamed: Record<string, string> = {};
  for (const [written, value] of Object.entries(attributes)) {
    if (written === "Requires")
      renamed[written] = value.replaceAll(/\S+/gu, (prefix) => bindings.names.get(prefix) ?? STRANGE);
    else renamed[written.includes(":") ? knownName(bindings, written) : written] = value;
  }
  return renamed;
}

/** Whether an mc:Choice is one that today's Word would take. */
export function isUnderstood(requires: string | undefined): boolean {
  return requires?.split(/\s+/u).every((prefix) => UNDERSTOOD.has(prefix)) ?? false;
}
