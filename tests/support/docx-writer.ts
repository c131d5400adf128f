import { type Zippable, zipSync } from "fflate";

const OFFICE = "http://schemas.openxmlformats.org";
const NAMESPACES = [
  `xmlns:w="${OFFICE}/wordprocessingml/2006/main"`,
  `xmlns:r="${OFFICE}/officeDocument/2006/relationships"`,
  `xmlns:a="${OFFICE}/drawingml/2006/main"`,
  `xmlns:pic="${OFFICE}/drawingml/2006/picture"`,
  `xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:mc="${OFFICE}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ");
const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** Zip files carry a time; a fixed one keeps the bytes the same. */
const WRITTEN_AT = new Date(2020, 0, 1);

export interface DocxLine {
  text: string;
  size?: number;
  bold?: boolean;
}

/** The parts of a file as XML; `body` is all it needs. `others` are further files by their full name. */
export interface DocxParts {
  body: string;
  headers?: string[];
  /** Which pages show the headers: "default", "first" or "even". */
  headerPages?: string;
  footers?: string[];
  footnotes?: string[];
  endnotes?: string[];
  styles?: string;
  settings?: string;
  theme?: string;
  beforeBody?: string;
  section?: string;
  others?: Record<string, string>;
}

export function writeDocx(parts: DocxParts): Uint8Array {
  return zipDocx(listFiles(parts));
}

/** A plain document, one paragraph per line. */
export function writePlainDocx(lines: DocxLine[]): Uint8Array {
  const styled = lines.map(({ text, size = 11, bold = false }) =>
    paragraph(run(text, `<w:sz w:val="${size * 2}"/>${bold ? "<w:b/>" : ""}`)),
  );
  return writeDocx({ body: styled.join("") });
}

export function zipDocx(files: Record<string, string>): Uint8Array {
  const packed: Zippable = {};
  for (const [name, text] of Object.entries(files)) packed[name] = new TextEncoder().encode(text);
  return zipSync(packed, { mtime: WRITTEN_AT });
}

export function listFiles(parts: DocxParts): Record<string, string> {
  const { headers = [], footers = [], footnotes = [], endnotes = [], styles = "", settings = "", theme = "" } = parts;
  const related: [string, string, string][] = [
    ...headers.map((text, index): [string, string, string] => ["header", `header${index + 1}`, root("w:hdr", text)]),
    ...footers.map((text, index): [string, string, string] => ["footer", `footer${index + 1}`, root("w:ftr", text)]),
    ["footnotes", "footnotes", root("w:footnotes", footnotes.map(noteXml).join(""))],
    ["endnotes", "endnotes", root("w:endnotes", endnotes.map(noteXml).join(""))],
    ["styles", "styles", root("w:styles", styles)],
    ["settings", "settings", root("w:settings", settings)],
    ["theme", "theme/theme1", root("a:theme", theme)],
  ];
  const references = related.flatMap(([kind, name]) =>
    kind === "header" || kind === "footer"
      ? [`<w:${kind}Reference w:type="${parts.headerPages ?? "default"}" r:id="${name}"/>`]
      : [],
  );
  const section = `<w:sectPr>${references.join("")}${A4}${parts.section ?? ""}</w:sectPr>`;
  return {
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relationships([["officeDocument", "main", "word/document.xml"]]),
    "word/document.xml": root("w:document", `${parts.beforeBody ?? ""}<w:body>${parts.body}${section}</w:body>`),
    "word/_rels/document.xml.rels": relationships(related.map(([kind, name]) => [kind, name, `${name}.xml`])),
    ...Object.fromEntries(related.map(([, name, text]) => [`word/${name}.xml`, text])),
    ...parts.others,
  };
}

const A4 = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/>';

export function root(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${name} ${NAMESPACES}>${content}</${name}>`;
}

function contentTypes(): string {
  const types = `${OFFICE}/package/2006/content-types`;
  const main = `<Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}"/>`;
  return `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/>${main}</Types>`;
}

/** Of a kind that Word knows, or of a type written out. */
export function relationships(targets: [string, string, string][]): string {
  const lines = targets.map(([kind, id, target]) => {
    const type = kind.includes(":") ? kind : `${OFFICE}/officeDocument/2006/relationships/${kind}`;
    return `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${OFFICE}/package/2006/relationships">${lines.join("")}</Relationships>`;
}

function noteXml(content: string, index: number): string {
  return `<w:footnote w:id="${index + 1}">${content}</w:footnote>`;
}

export function paragraph(content: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
}

export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`;
}

/** Rows of cells; each cell is XML, with its own properties in front if it has any. */
export function table(rows: string[][], properties = ""): string {
  const cells = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`);
  return `<w:tbl><w:tblPr>${properties}</w:tblPr>${cells.join("")}</w:tbl>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
