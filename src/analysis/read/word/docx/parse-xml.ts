import { strFromU8 } from "fflate";
import { SaxesParser } from "saxes";
import { utf16Of, viewOf } from "#analysis/read/word/view-bytes.ts";
import { Unreadable } from "#analysis/read/word/word-reading.ts";
import {
  type Bindings,
  extendBindings,
  isUnderstood,
  knownAttributes,
  knownName,
  NO_BINDINGS,
} from "./xml-namespaces.ts";

const MAX_DEPTH = 256;
/** A paragraph has about ten. A tree of this many was measured at 130 MB. */
const MAX_ELEMENTS = 300_000;

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** A DOCTYPE is refused: office files may not have one, and it is the only way to declare entities and external files. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const tree = new Tree();
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on("error", (cause) => {
    throw new Unreadable("corrupt", { cause });
  });
  parser.on("doctype", () => {
    throw new Unreadable("corrupt");
  });
  let hasBindings = false;
  parser.on("attribute", ({ name }) => {
    hasBindings ||= name.startsWith("xmlns");
  });
  parser.on("opentag", ({ name, attributes }) => {
    tree.open(name, attributes, hasBindings);
    hasBindings = false;
  });
  parser.on("closetag", () => tree.close());
  parser.on("text", (text) => tree.addText(text));
  parser.on("cdata", (text) => tree.addText(text));
  parser.write(decode(bytes)).close();
  return tree.root.children[0] ?? tree.root;
}

class Tree {
  readonly root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  readonly #path: { element: XmlElement; bindings: Bindings }[] = [];
  #elements = 0;
  #element = this.root;
  #bindings = NO_BINDINGS;

  open(name: string, attributes: Record<string, string>, hasBindings: boolean): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new Unreadable("too_large");
    if (this.#path.length > MAX_DEPTH) throw new Unreadable("corrupt");
    this.#path.push({ element: this.#element, bindings: this.#bindings });
    if (hasBindings) this.#bindings = extendBindings(this.#bindings, attributes);
    const opened = elementOf(this.#bindings, name, attributes);
    this.#element.children.push(opened);
    this.#element = opened;
  }

  close(): void {
    const closed = this.#element;
    const { element, bindings } = this.#path.pop() ?? { element: this.root, bindings: NO_BINDINGS };
    this.#element = element;
    this.#bindings = bindings;
    if (closed.name === "mc:AlternateContent") replaceByChosen(element, closed);
  }

  addText(text: string): void {
    this.#element.text += text;
  }
}

function elementOf(bindings: Bindings, name: string, attributes: Record<string, string>): XmlElement {
  if (bindings.isPlain) return { name, attributes, children: [], text: "" };
  return { name: knownName(bindings, name), attributes: knownAttributes(bindings, attributes), children: [], text: "" };
}

/** Alternatives say one thing in several ways; the first that Word understands is the one that is seen. */
function replaceByChosen(parent: XmlElement, alternatives: XmlElement): void {
  const chosen =
    alternatives.children.find(
      ({ name, attributes }) => name === "mc:Choice" && isUnderstood(attributes["Requires"]),
    ) ?? childOf(alternatives, "mc:Fallback");
  parent.children.pop();
  for (const child of chosen?.children ?? []) parent.children.push(child);
}

function decode(bytes: Uint8Array): string {
  const mark = bytes.length < 2 ? 0 : viewOf(bytes).getUint16(0);
  if (mark !== 0xfffe && mark !== 0xfeff) return strFromU8(bytes);
  return utf16Of(viewOf(bytes), 2, (bytes.length >> 1) - 1, mark === 0xfffe);
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Those inside another of the same name are left out. */
export function listDescendants(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const child of element.children) {
    if (child.name === name) found.push(child);
    else listDescendants(child, name, found);
  }
  return found;
}
