/** Below this, lightness alone does not set text off from what lies under it. */
const MIN_CONTRAST = 1.5;
/** A strong hue is seen on white although its lightness is close to it: yellow headings. */
const MIN_COLOURFUL_CONTRAST = 1.2;
const COLOURFUL = 80;

/** Both as 0xRRGGBB. */
export function blendsInto(colour: number, background: number): boolean {
  const isColourful = Math.abs(chroma(colour) - chroma(background)) > COLOURFUL;
  return contrast(colour, background) < (isColourful ? MIN_COLOURFUL_CONTRAST : MIN_CONTRAST);
}

/** The ratio of the Web Content Accessibility Guidelines: 1 for equal, 21 for black on white. */
function contrast(left: number, right: number): number {
  const [a, b] = [luminance(left), luminance(right)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: number): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function chroma(colour: number): number {
  const parts = channels(colour);
  return Math.max(...parts) - Math.min(...parts);
}

function channels(colour: number): [number, number, number] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}
