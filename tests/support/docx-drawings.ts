const EMUS_PER_POINT = 12_700;

/** Where and how a drawing floats, in points from the left and the top of the page unless `from` says otherwise. */
export interface FloatOptions {
  x?: number;
  y?: number;
  from?: string;
  width?: number;
  height?: number;
  fill?: string;
  wrap?: string;
  anchor?: string;
  name?: string;
}

/** A floating text box as Word writes it: once for today's Word, once as VML for the Word of 2007. */
export function textBox(content: string, options: FloatOptions = {}): string {
  const old = `<w:pict><v:shape style="width:100pt;height:50pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${float(shapeXml(content, options), options)}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A floating picture of a whole page. */
export function picture(options: FloatOptions): string {
  return `<w:r>${float("<pic:pic/>", { x: 0, y: 0, width: 595, height: 842, ...options })}</w:r>`;
}

function shapeXml(content: string, { width = 200, height = 100, fill = "<a:noFill/>" }: FloatOptions): string {
  const held = content === "" ? "" : `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`;
  const size = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${emus(width)}" cy="${emus(height)}"/></a:xfrm>`;
  return `<wps:wsp><wps:spPr>${size}${fill}</wps:spPr>${held}<wps:bodyPr/></wps:wsp>`;
}

function float(graphic: string, options: FloatOptions): string {
  const { x = 100, y = 100, from = "page", width = 200, height = 100, wrap = "None", anchor = "", name = "" } = options;
  return [
    `<w:drawing><wp:anchor ${anchor}>`,
    `<wp:positionH relativeFrom="${from}"><wp:posOffset>${emus(x)}</wp:posOffset></wp:positionH>`,
    `<wp:positionV relativeFrom="page"><wp:posOffset>${emus(y)}</wp:posOffset></wp:positionV>`,
    `<wp:extent cx="${emus(width)}" cy="${emus(height)}"/><wp:wrap${wrap}/><wp:docPr id="1" name="Box" ${name}/>`,
    `<a:graphic><a:graphicData>${graphic}</a:graphicData></a:graphic></wp:anchor></w:drawing>`,
  ].join("");
}

function emus(points: number): number {
  return Math.round(points * EMUS_PER_POINT);
}

export function solidFill(colour: string): string {
  return `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
}
