import { HiddenKind } from "#shared/screening/hidden-text.ts";
import { BLENDING_TEXT } from "#tests/support/docx-blending-text.ts";
import { textBox } from "#tests/support/docx-drawings.ts";
import { filled, oldBox, SECRET, secret, withHonestSentence } from "#tests/support/docx-sentences.ts";
import { type DocxParts, paragraph, run, table } from "#tests/support/docx-writer.ts";
import { UNREAD_TEXT } from "#tests/support/docx-unread-text.ts";

/** A CV with a sentence that nobody sees. `kinds` is the right verdict; none where the sentence is no text and need not be listed. */
export interface HiddenTextDocx {
  name: string;
  kinds: HiddenKind[];
  secret: string;
  bytes: Uint8Array;
}

export function hiddenTextDocx(): HiddenTextDocx[] {
  const hidden = HiddenKind.options.flatMap((kind) => attacks([kind], HIDDEN[kind] ?? {}));
  return [...hidden, ...attacks([], UNREAD_TEXT)];
}

function attacks(kinds: HiddenKind[], files: Record<string, DocxParts>): HiddenTextDocx[] {
  return Object.entries(files).map(([name, parts]) => ({
    name,
    kinds,
    secret: SECRET,
    bytes: withHonestSentence(parts),
  }));
}

const HIDDEN: Partial<Record<HiddenKind, Record<string, DocxParts>>> = {
  marked_hidden: {
    "marked as hidden": { body: secret("<w:vanish/>") },
    "marked as specially hidden": { body: secret("<w:specVanish/>") },
    "hidden by its paragraph style": {
      styles: '<w:style w:type="paragraph" w:styleId="Quiet"><w:rPr><w:vanish/></w:rPr></w:style>',
      body: secret("", '<w:pStyle w:val="Quiet"/>'),
    },
    "hidden by a style below its character style": {
      styles:
        '<w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Quiet"><w:basedOn w:val="Base"/></w:style>',
      body: secret('<w:rStyle w:val="Quiet"/>'),
    },
    "hidden by its table style": {
      styles: '<w:style w:type="table" w:styleId="Grid"><w:rPr><w:vanish/></w:rPr></w:style>',
      body: table([[secret("")]], '<w:tblStyle w:val="Grid"/>'),
    },
    deleted: { body: paragraph(`<w:del w:id="1"><w:r><w:delText>${SECRET}</w:delText></w:r></w:del>`) },
    "moved away": { body: paragraph(`<w:moveFrom w:id="1">${run(SECRET)}</w:moveFrom>`) },
    "a deleted row": {
      body: `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${secret("")}</w:tc></w:tr></w:tbl>`,
    },
    "a box marked as hidden": { body: paragraph(textBox(secret(""), { name: 'hidden="1"' })) },
    "an old box that is switched off": { body: oldBox("visibility:hidden") },
    "a footnote of a hidden reference": {
      footnotes: [secret("")],
      body: paragraph('<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="1"/></w:r>'),
    },
  },
  blends_in: BLENDING_TEXT,
  tiny: {
    "one point high": { body: secret('<w:sz w:val="2"/>') },
    "one millimetre high and less": { body: secret('<w:sz w:val="0.3mm"/>') },
    "small from right to left": { body: secret('<w:rtl/><w:sz w:val="22"/><w:szCs w:val="2"/>') },
    "lines one point high by their style": {
      styles:
        '<w:style w:type="paragraph" w:styleId="Flat"><w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:style>',
      body: secret("", '<w:pStyle w:val="Flat"/><w:spacing w:after="0"/>'),
    },
    "one point high in words": { body: secret('<w:sz w:val="1pt"/>') },
    "small as complex script": { body: secret('<w:cs/><w:sz w:val="22"/><w:szCs w:val="2"/>') },
    "one percent wide": { body: secret('<w:w w:val="1"/>') },
    "letters on top of each other": { body: secret('<w:spacing w:val="-200"/>') },
    "lines one point high": {
      body: secret("", '<w:spacing w:line="20" w:lineRule="exact"/>'),
    },
  },
  off_page: {
    "raised off the line": { body: secret('<w:position w:val="-2000"/>') },
    "a box left of the page": { body: paragraph(textBox(secret(""), { x: -900 })) },
    "a box left of the margin": { body: paragraph(textBox(secret(""), { x: -300, from: "margin" })) },
    "a box right of the right margin": { body: paragraph(textBox(secret(""), { x: 80, from: "rightMargin" })) },
    "a box right of the page by its share": {
      body: paragraph(textBox(secret(""))).replace(
        /<wp:posOffset>\d+<\/wp:posOffset>/u,
        "<wp14:pctPosHOffset>120000</wp14:pctPosHOffset>",
      ),
    },
    "a table left of the page": { body: table([[secret("")]], '<w:tblInd w:w="-9000" w:type="dxa"/>') },
    "a box below the page": { body: paragraph(textBox(secret(""), { y: 2000 })) },
    "an old box left of the page": { body: oldBox("position:absolute;margin-left:-5000pt") },
    "a frame beside the page": {
      body: secret("", '<w:framePr w:w="2000" w:x="-20000" w:hAnchor="page" w:vAnchor="page"/>'),
    },
    "indented off the page": { body: secret("", '<w:ind w:left="-12000"/>') },
    "a floating table below the page": {
      body: table([[secret("")]], '<w:tblpPr w:vertAnchor="page" w:tblpY="31000"/>'),
    },
  },
  transparent: {
    "fully transparent": {
      body: secret(filled('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr>')),
    },
    "letters without paint": { body: secret("<w14:textFill><w14:noFill/></w14:textFill>") },
  },
  disguised: {
    "in a font of symbols": { body: secret('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>') },
  },
  covered: {
    "a row one point high": {
      body: `<w:tbl><w:tr><w:trPr><w:trHeight w:val="20" w:hRule="exact"/></w:trPr><w:tc>${secret("")}</w:tc></w:tr></w:tbl>`,
    },
    "a cell merged away": {
      body: table([
        [`<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${paragraph(run("Years"))}`],
        [`<w:tcPr><w:vMerge/></w:tcPr>${secret("")}`],
      ]),
    },
    "a box without size": { body: paragraph(textBox(secret(""), { width: 0, height: 0 })) },
  },
};
