import {
  DARK,
  fieldMark,
  oldBox,
  outlined,
  SECRET,
  secret,
  WHITE,
  withHonestSentence,
} from "#tests/support/docx-sentences.ts";
import { picture, solidFill, textBox } from "#tests/support/docx-drawings.ts";
import { type DocxParts, paragraph, run, table } from "#tests/support/docx-writer.ts";

/** A CV with a sentence that looks hidden to a careless rule and that everybody can read. */
export interface HonestDocx {
  name: string;
  text: string;
  bytes: Uint8Array;
}

export function honestLookalikeDocx(): HonestDocx[] {
  return Object.entries(HONEST).map(([name, parts]) => ({ name, text: SECRET, bytes: withHonestSentence(parts) }));
}

const HONEST: Record<string, DocxParts> = {
  "white in a dark cell": { body: table([[`<w:tcPr>${DARK}</w:tcPr>${secret(WHITE)}`]]) },
  "white in a dark paragraph": { body: paragraph(run(SECRET, WHITE), DARK) },
  "white on dark shading": { body: secret(WHITE + DARK) },
  "white on a solid pattern": { body: secret(`${WHITE}<w:shd w:val="solid" w:color="000000" w:fill="FFFFFF"/>`) },
  "white in an old box of a short colour": { body: oldBox("width:200pt", 'fillcolor="#000"', WHITE) },
  "white in an old box without fill on a dark bar": {
    body:
      paragraph(textBox("", { width: 595, height: 200, fill: solidFill("1F3864") })) +
      oldBox("width:9pt", 'filled="f"', WHITE),
  },
  "white on a dark marker": { body: secret(`${WHITE}<w:highlight w:val="darkBlue"/>`) },
  "white in a dark box": { body: paragraph(textBox(secret(WHITE), { fill: solidFill("1F3864") })) },
  "white in an old dark box": { body: oldBox("width:200pt", 'fillcolor="#1f3864"', WHITE) },
  "white in a box dark by its style": {
    body: paragraph(
      textBox(secret(WHITE), {
        fill: '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="112233"/></a:gs><a:gs pos="100000"><a:schemeClr val="accent1"/></a:gs></a:gsLst></a:gradFill>',
      }),
    ),
  },
  "white in a box of a named colour": { body: boxed('<a:solidFill><a:prstClr val="black"/></a:solidFill>') },
  "white in a shaded box": {
    body: boxed('<a:solidFill><a:srgbClr val="FFFFFF"><a:shade val="20000"/></a:srgbClr></a:solidFill>'),
  },
  "white in a patterned box": {
    body: boxed(
      '<a:pattFill><a:fgClr><a:srgbClr val="000000"/></a:fgClr><a:bgClr><a:srgbClr val="333333"/></a:bgClr></a:pattFill>',
    ),
  },
  "white in a box with a picture": { body: boxed("<a:blipFill/>") },
  "white on a picture behind the text": { body: paragraph(picture({ anchor: 'behindDoc="1"' })) + secret(WHITE) },
  "white on an old dark bar behind the text": {
    body:
      paragraph(
        '<w:r><w:pict><v:rect style="width:500pt;height:200pt;z-index:-251" fillcolor="navy [3213]"/></w:pict></w:r>',
      ) + secret(WHITE),
  },
  "white on a dark bar behind the text": {
    body: paragraph(textBox("", { width: 595, height: 200, fill: solidFill("1F3864") })) + secret(WHITE),
  },
  "white in a heading row that is dark by its table style": {
    styles: `<w:style w:type="table" w:styleId="Grid"><w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr><w:tcPr>${DARK}</w:tcPr></w:tblStylePr></w:style>`,
    body: table([[secret("")]], '<w:tblStyle w:val="Grid"/><w:tblLook w:val="0020"/>'),
  },
  "white on a dark page": {
    settings: "<w:displayBackgroundShape/>",
    beforeBody: '<w:background w:color="1F3864"/>',
    body: secret(WHITE),
  },
  "automatic colour on black": { body: secret('<w:color w:val="auto"/><w:shd w:val="clear" w:fill="000000"/>') },
  "grey print": { body: secret('<w:color w:val="A6A6A6"/>') },
  "a coloured heading": { body: secret('<w:color w:val="2E74B5" w:themeColor="accent1" w:themeShade="BF"/><w:b/>') },
  "small print": { body: secret('<w:sz w:val="12"/>') },
  "lines a little tight": {
    body: paragraph(
      run(SECRET, '<w:spacing w:val="-6"/><w:w w:val="90"/>'),
      '<w:spacing w:line="200" w:lineRule="exact"/>',
    ),
  },
  "hollow letters": { body: secret(`${outlined("000000")}<w14:textFill><w14:noFill/></w14:textFill>`) },
  "white letters with a dark outline": { body: secret(outlined("1F3864") + WHITE) },
  "a tracked insertion": { body: paragraph(`<w:ins w:id="1">${run(SECRET)}</w:ins>`) },
  "hidden in the web view only": { body: secret("<w:webHidden/>") },
  "hidden switched off again": {
    styles: '<w:style w:type="paragraph" w:styleId="Quiet"><w:rPr><w:vanish/></w:rPr></w:style>',
    body: paragraph(run(SECRET, '<w:vanish w:val="0"/>'), '<w:pStyle w:val="Quiet"/>'),
  },
  "a footnote": { footnotes: [secret("")], body: paragraph('<w:r><w:footnoteReference w:id="1"/></w:r>') },
  "a header of the first page": { headers: [secret("")], headerPages: "first", section: "<w:titlePg/>", body: "" },
  "a header of even pages": {
    headers: [secret("")],
    headerPages: "even",
    settings: "<w:evenAndOddHeaders/>",
    body: "",
  },
  "a box on a second, wider page": {
    body:
      paragraph("", '<w:sectPr><w:pgSz w:w="23811" w:h="16838"/></w:sectPr>') +
      paragraph(textBox(secret(""), { x: 900 })),
  },
  "a font of symbols that a theme overrules": {
    body: secret('<w:rFonts w:ascii="Wingdings" w:asciiTheme="minorHAnsi"/>'),
  },
  "a box in the margin": { body: paragraph(textBox(secret(""), { x: 10, y: 10 })) },
  "a paragraph that begins in the margin": { body: secret("", '<w:ind w:left="-720"/>') },
  "the result of a field": {
    body: paragraph(
      `${fieldMark("begin")}${run("HYPERLINK x")}${fieldMark("separate")}${run(SECRET)}${fieldMark("end")}`,
    ),
  },
  "a field that never ends": { body: paragraph(fieldMark("begin") + run(SECRET)) },
};

function boxed(fill: string): string {
  return paragraph(textBox(secret(WHITE), { fill }));
}
