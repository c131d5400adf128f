import type { TransactionalMail, MailParagraph } from "./transactional-mail.ts";

// Mail programs know neither custom properties nor oklch: the product's colours, converted.
const LIGHT = {
  page: "#f4f7f9",
  surface: "#ffffff",
  line: "#dadfe3",
  ink: "#161d29",
  quiet: "#4d5662",
  primary: "#1c4daf",
  onPrimary: "#f9fcff",
};
const DARK: typeof LIGHT = {
  page: "#0f1319",
  surface: "#161b23",
  line: "#2c323b",
  ink: "#edf0f4",
  quiet: "#b1b8c1",
  primary: "#83b3fa",
  onPrimary: "#0c1421",
};
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** How each part looks wherever styles in the head are thrown away, and what of it changes in the dark. */
const PARTS = {
  page: { shape: `margin:0;padding:32px 16px;${FONT}`, colours: ({ page }) => `background:${page}` },
  brand: {
    shape: "max-width:560px;margin:0 auto 16px;font-size:16px;line-height:24px;font-weight:600",
    colours: ({ ink }) => `color:${ink}`,
  },
  sheet: {
    shape: "max-width:496px;margin:0 auto;padding:32px 32px 20px;border-radius:8px",
    colours: ({ surface, line }) => `background:${surface};border:1px solid ${line}`,
  },
  title: {
    shape: "margin:0 0 20px;font-size:22px;line-height:28px;font-weight:600",
    colours: ({ ink }) => `color:${ink}`,
  },
  words: {
    shape: "margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere",
    colours: ({ ink }) => `color:${ink}`,
  },
  ranking: {
    shape: "margin:0 0 16px;padding:0 0 0 28px;font-size:16px;line-height:26px;overflow-wrap:anywhere",
    colours: ({ ink }) => `color:${ink}`,
  },
  button: {
    shape:
      "display:inline-block;margin:8px 0 24px;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:5px",
    colours: ({ primary, onPrimary }) => `background:${primary};color:${onPrimary}`,
  },
  small: { shape: "margin:0 0 12px;font-size:14px;line-height:20px", colours: ({ quiet }) => `color:${quiet}` },
  link: { shape: "word-break:break-all", colours: ({ primary }) => `color:${primary}` },
} satisfies Record<string, { shape: string; colours: (colours: typeof LIGHT) => string }>;

type Part = keyof typeof PARTS;

const IN_THE_DARK = Object.entries(PARTS)
  .map(([name, { colours }]) => `.${name}{${colours(DARK).replaceAll(/(;|$)/g, " !important$1")}}`)
  .join("");

export function writeHtml({
  subject,
  paragraphs,
  button,
  smallPrint,
}: Omit<TransactionalMail, "kind" | "name">): string {
  const bareLink = { text: "If the button does not work, open this link:", link: button.link };
  const body = [
    `<h1 ${look("title")}>${escape(subject)}</h1>`,
    ...paragraphs.map(paragraphAsHtml),
    `<p style="margin:0"><a href="${escape(button.link)}" ${look("button")}>${escape(button.label)}</a></p>`,
    ...[...smallPrint, bareLink].map(({ text, link }) => `<p ${look("small")}>${escape(text)}${anchor(link)}</p>`),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title>
<style>@media (prefers-color-scheme:dark){${IN_THE_DARK}}</style></head>
<body ${look("page")}>
<p ${look("brand")}>Evenhand</p>
<div ${look("sheet")}>
${body.join("\n")}
</div>
</body>
</html>
`;
}

function look(part: Part) {
  const { shape, colours } = PARTS[part];
  return `class="${part}" style="${shape};${colours(LIGHT)}"`;
}

function paragraphAsHtml(paragraph: MailParagraph) {
  if (typeof paragraph === "string") return `<p ${look("words")}>${escape(paragraph)}</p>`;
  const items = paragraph.map(
    ({ rank, name, score }) => `<li value="${rank}">${escape(name)}: <strong>${escape(score)}</strong></li>`,
  );
  return `<ol ${look("ranking")}>${items.join("")}</ol>`;
}

function anchor(link: string | undefined) {
  return link === undefined ? "" : `<br><a href="${escape(link)}" ${look("link")}>${escape(link)}</a>`;
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
