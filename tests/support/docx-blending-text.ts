import { picture, solidFill, textBox } from "#tests/support/docx-drawings.ts";
import { DARK, filled, outlined, secret, WHITE } from "#tests/support/docx-sentences.ts";
import { type DocxParts, paragraph, run, table } from "#tests/support/docx-writer.ts";

const DARK_BAR = textBox("", { width: 595, height: 200, fill: solidFill("1F3864") });

/** In the colour of what lies under it. */
export const BLENDING_TEXT: Record<string, DocxParts> = {
  "white on white": { body: secret(WHITE) },
  "nearly white on white": { body: secret('<w:color w:val="F2F2F2"/>') },
  "white through the theme": { body: secret('<w:color w:val="000000" w:themeColor="background1"/>') },
  "white through a swapped theme": {
    settings: '<w:clrSchemeMapping w:bg1="dark1" w:t1="light1"/>',
    body: secret('<w:color w:val="000000" w:themeColor="text1"/>'),
  },
  "white through a fill": {
    body: secret(filled('<w14:srgbClr w14:val="FFFFFF"/>')),
  },
  "white through a theme of its own": {
    theme:
      '<a:themeElements><a:clrScheme><a:accent1><a:srgbClr val="FFFFFF"/></a:accent1><a:hlink><a:sysClr val="window" lastClr="FFFFFF"/></a:hlink></a:clrScheme></a:themeElements>',
    body:
      paragraph(run("and by ", '<w:color w:themeColor="accent1"/>')) + secret('<w:color w:themeColor="hyperlink"/>'),
  },
  "black made white by its brightness": {
    body: secret(
      filled('<w14:schemeClr w14:val="tx1"><w14:lumMod w14:val="5000"/><w14:lumOff w14:val="95000"/></w14:schemeClr>'),
    ),
  },
  "black made white by the tint of its fill": {
    body: secret(filled('<w14:srgbClr w14:val="000000"><w14:tint w14:val="5000"/></w14:srgbClr>')),
  },
  "black made white by its tint": { body: secret('<w:color w:val="000000" w:themeColor="text1" w:themeTint="0D"/>') },
  "white on white shading above a dark bar": {
    body: paragraph(DARK_BAR) + secret(`${WHITE}<w:shd w:val="clear" w:fill="FFFFFF"/>`),
  },
  "white above a dark bar off the page": {
    body: paragraph(textBox("", { x: -900, width: 500, height: 500, fill: solidFill("000000") })) + secret(WHITE),
  },
  "white beside a dark bar that text flows around": {
    body:
      paragraph(textBox("", { width: 500, height: 500, fill: solidFill("000000"), wrap: "Square" })) + secret(WHITE),
  },
  "white beside a photo": { body: paragraph(picture({ wrap: "Square" })) + secret(WHITE) },
  "white in front of a photo": { body: paragraph(picture({})) + secret(WHITE) },
  "white with a white outline": {
    body: secret(outlined("FFFFFF") + WHITE),
  },
  "black on black": { body: secret('<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>') },
  "black on a solid black pattern": {
    body: secret('<w:color w:val="000000"/><w:shd w:val="solid" w:color="000000" w:fill="FFFFFF"/>'),
  },
  "black on a black marker": { body: secret('<w:color w:val="000000"/><w:highlight w:val="black"/>') },
  "blue in a blue cell": {
    body: table([[`<w:tcPr>${DARK}</w:tcPr>${secret('<w:color w:val="1F3864"/>')}`]]),
  },
  "white on a page that is not painted": { beforeBody: '<w:background w:color="000000"/>', body: secret(WHITE) },
  "white text and a bar too small for it": {
    body: paragraph(textBox("", { width: 20, height: 5, fill: solidFill("000000") })) + secret(WHITE),
  },
  "white in a white box": { body: paragraph(textBox(secret(WHITE), { fill: solidFill("FFFFFF") })) },
  "white in the header": { headers: [secret(WHITE)], body: "" },
};
