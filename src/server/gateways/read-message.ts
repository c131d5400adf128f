/** The parts of a mail that people see. */
export interface ReadMessage {
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}

type Headers = Map<string, string>;

/** Reads what `composeMail` writes: one body or alternatives, each in one of the common encodings. Not for mail of strangers. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw.replaceAll("\r\n", "\n"));
  const bodies = partsOf(headers, body);
  const shown = (name: string) => decodeWords(headers.get(name) ?? "");
  return {
    from: shown("from"),
    to: shown("to"),
    subject: shown("subject"),
    date: shown("date"),
    text: bodies.get("text/plain") ?? "",
    html: bodies.get("text/html") ?? "",
  };
}

function split(part: string): { headers: Headers; body: string } {
  const end = part.indexOf("\n\n");
  const lines = part
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, " ")
    .split("\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: part.slice(end + 2) };
}

function partsOf(headers: Headers, body: string): Map<string, string> {
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return new Map([[type.split(";", 1).join(""), decodeBody(headers, body)]]);
  const parts = `\n${body}`
    .split(`\n--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace("\n", "")));
  return new Map(parts.flatMap((part) => Array.from(partsOf(part.headers, part.body))));
}

function decodeBody(headers: Headers, body: string) {
  const encoding = headers.get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return decodeQuoted(body.replaceAll("=\n", ""));
  return body;
}

function decodeQuoted(text: string) {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(value: string) {
  const joined = value.replaceAll(/\?=\s+=\?/g, "?==?");
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toLowerCase() === "b"
      ? Buffer.from(text, "base64").toString("utf8")
      : decodeQuoted(text.replaceAll("_", " ")),
  );
}
