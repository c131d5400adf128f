import type { Mail } from "#db/outbox-queries.ts";

export interface Letter {
  kind: string;
  subject: string;
  /** As the addressee wrote it, or as a stranger did who signed up with somebody else's address. */
  name: string;
  paragraphs: string[];
  button: { label: string; link: string };
  smallPrint: { text: string; link?: string }[];
}

const LONGEST_NAME = 60;
const WOULD_BE_A_LINK = /[/@:]|\w\.\w{2}/;

// Mail programs know neither custom properties nor oklch: the product's light colours, converted.
const COLOURS = {
  page: "#f4f7f9",
  surface: "#ffffff",
  line: "#dadfe3",
  ink: "#161d29",
  quiet: "#4d5662",
  primary: "#1c4daf",
};
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const STYLES = {
  page: `padding:32px 16px;background:${COLOURS.page};${FONT}`,
  brand: `max-width:560px;margin:0 auto 16px;font-size:18px;font-weight:600;color:${COLOURS.ink}`,
  sheet: `max-width:496px;margin:0 auto;padding:32px 32px 20px;background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:12px`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:24px;color:${COLOURS.ink}`,
  button: `display:inline-block;margin:8px 0 24px;padding:12px 24px;background:${COLOURS.primary};color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:8px`,
  small: `margin:0 0 12px;font-size:14px;line-height:20px;color:${COLOURS.quiet}`,
  link: `color:${COLOURS.primary};word-break:break-all`,
};

/** Both bodies from the same words. */
export function writeLetter(letter: Letter): Mail {
  const { kind, subject } = letter;
  return { kind, subject, body_text: asText(letter), body_html: asHtml(letter) };
}

/** Nobody can put an address of their own into our mail to somebody else by calling themselves by it. */
function greet(name: string) {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const isFit = plain !== "" && plain.length <= LONGEST_NAME && !WOULD_BE_A_LINK.test(plain);
  return isFit ? `Hello ${plain},` : "Hello,";
}

function asText({ name, paragraphs, button, smallPrint }: Letter) {
  const notes = smallPrint.flatMap(({ text, link }) => (link === undefined ? [text] : [text, link]));
  return [greet(name), ...paragraphs, `${button.label}:`, button.link, ...notes, "Evenhand"].join("\n\n").concat("\n");
}

function asHtml({ subject, name, paragraphs, button, smallPrint }: Letter) {
  const bareLink = { text: "If the button does not work, open this link:", link: button.link };
  const body = [
    ...[greet(name), ...paragraphs].map((text) => `<p style="${STYLES.paragraph}">${escape(text)}</p>`),
    `<a href="${escape(button.link)}" style="${STYLES.button}">${escape(button.label)}</a>`,
    ...[...smallPrint, bareLink].map(
      ({ text, link }) => `<p style="${STYLES.small}">${escape(text)}${anchor(link)}</p>`,
    ),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${COLOURS.page}">
<div style="${STYLES.page}">
<p style="${STYLES.brand}">Evenhand</p>
<div style="${STYLES.sheet}">
${body.join("\n")}
</div>
</div>
</body>
</html>
`;
}

function anchor(link: string | undefined) {
  return link === undefined ? "" : `<br><a href="${escape(link)}" style="${STYLES.link}">${escape(link)}</a>`;
}

function escape(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
