import { INVENTED_PROFESSIONS, type InventedProfession } from "#tests/support/invented-professions.ts";
import { type PdfLine, writePdf } from "#tests/support/pdf-writer.ts";

export interface InventedFile {
  fileName: string;
  bytes: Uint8Array;
}

const FIRST_NAMES =
  "Alva Bram Cleo Dario Edda Fenn Greta Hale Imre Juno Kael Lotte Milo Nessa Orin Petra Quill Rhea Soren Thea".split(
    " ",
  );
const LAST_NAMES =
  "Ashgrove Birchmere Coldwell Dunfallow Elmridge Foxhollow Greenmoor Hartwick Ivystone Kestrelby Larkwater Mossend Northcleft".split(
    " ",
  );
const TOWNS = "Arborough Brindleton Carrowmere Dunmarket Eastwhistle Fernleigh".split(" ");
const EMPLOYERS =
  "Quillfeather,Brightwater Works,Copper Lantern,Driftwood & Sons,Evergreen Ledger,Foxglove Systems,Granite Harbour,Hollow Oak,Ironbridge Labs,Juniper Lane".split(
    ",",
  );
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Most people apply for the advertised role; every fifth comes from another trade. */
const OTHER_TRADE_EVERY = 5;
const LAST_YEAR = 2024;
const LONG_CV_FROM = 0.6;

/** Another file each time, with the same words: uploads with the very same job description are ranked together. */
export function inventedVacancy(title = "Backend Engineer"): InventedFile {
  const text = [
    "Location: Arborough, hybrid",
    "",
    "About us",
    "Foxglove Systems is an invented company that builds booking software for small theatres.",
    "",
    "What you will do",
    "• Design and build REST services in Python for our booking platform",
    "• Own the performance of our PostgreSQL databases",
    "• Review code and mentor junior developers",
    "",
    "Essential requirements",
    "• At least 4 years of experience as a backend engineer",
    "• Strong experience with Python and Django",
    "• Good knowledge of PostgreSQL",
    "• Experience with Docker and Kubernetes",
    "• Experience of AWS or Azure",
    "• Unit testing and CI/CD",
    "• Excellent communication skills",
    "",
    "Desirable",
    "• Kafka or RabbitMQ",
    "• Knowledge of Terraform",
    "• Degree in computer science or a related subject",
    "",
    "What we offer",
    "28 days of holiday, a pension and free theatre tickets.",
  ];
  const lines: PdfLine[] = [{ text: title, size: 20, bold: true }, ...text.map((line) => ({ text: line }))];
  const mark = Buffer.from(`%${crypto.randomUUID()}\n`);
  return { fileName: "backend-engineer.pdf", bytes: Buffer.concat([writePdf([lines]), mark]) };
}

/** The same count and seed give the same bytes. Nobody in these files exists. */
export function inventedCvs(count: number, seed = 1): InventedFile[] {
  return Array.from({ length: count }, (_, index) => inventCv(index, seed));
}

export function inventedName(index: number): string {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? "";
  const round = Math.floor(index / FIRST_NAMES.length);
  const last = LAST_NAMES[(index + round) % LAST_NAMES.length] ?? "";
  const again = Math.floor(index / (FIRST_NAMES.length * LAST_NAMES.length));
  return again === 0 ? `${first} ${last}` : `${first} ${"Van ".repeat(again)}${last}`;
}

type Random = () => number;

function inventCv(index: number, seed: number): InventedFile {
  const random = seededRandom(seed * 7919 + index);
  const [advertised, ...others] = INVENTED_PROFESSIONS;
  const isOther = index % OTHER_TRADE_EVERY === OTHER_TRADE_EVERY - 1;
  const profession = (isOther ? others[Math.floor(random() * others.length)] : advertised) ?? advertised;
  if (profession === undefined) throw new Error("no professions");
  const name = inventedName(index);
  const strength = random();
  const pages = [writeFirstPage(name, profession, strength, random)];
  if (strength > LONG_CV_FROM) pages.push(writeSecondPage(profession, random));
  const fileName = `${String(index + 1).padStart(3, "0")}-${name.toLowerCase().replaceAll(" ", "-")}.pdf`;
  return { fileName, bytes: writePdf(pages) };
}

function writeFirstPage(name: string, profession: InventedProfession, strength: number, random: Random): PdfLine[] {
  const town = pick(TOWNS, random);
  const contact = `${name.toLowerCase().replaceAll(" ", ".")}@example.org | 07700 900${String(Math.floor(random() * 1000)).padStart(3, "0")}`;
  const shown = shuffle(profession.duties, random).slice(0, Math.round(1 + strength * (profession.duties.length - 1)));
  return [
    { text: name, size: 22, bold: true },
    { text: `${contact} | ${town}` },
    heading("Profile"),
    { text: `${profession.title} with an interest in ${pick(profession.interests, random)}.` },
    heading("Work Experience"),
    ...writePositions(profession, shown, strength, random),
    heading("Education"),
    {
      text: `${pick(profession.degrees, random)}, University of ${pick(TOWNS, random)}, ${2000 + Math.floor(random() * 15)}`,
    },
    heading("Skills"),
    {
      text: shuffle(profession.skills, random)
        .slice(0, 3 + Math.round(strength * 5))
        .join(", "),
    },
  ];
}

function writePositions(profession: InventedProfession, duties: string[], strength: number, random: Random): PdfLine[] {
  const count = strength > 0.3 ? 2 : 1;
  const lines: PdfLine[] = [];
  let end = LAST_YEAR;
  for (let position = 0; position < count; position += 1) {
    const start = end - 1 - Math.round(strength * 3 + random() * 2);
    const until = position === 0 ? "Present" : `${pick(MONTHS, random)} ${end}`;
    const title = position === 0 && strength > 0.7 ? `Senior ${profession.title}` : profession.title;
    lines.push(
      { text: `${title}, ${pick(EMPLOYERS, random)}`, bold: true },
      { text: `${pick(MONTHS, random)} ${start} – ${until}` },
    );
    const own = duties.filter((_, index) => index % count === position);
    lines.push(...own.map((duty) => ({ text: `• ${duty}` })));
    end = start;
  }
  return lines;
}

function writeSecondPage(profession: InventedProfession, random: Random): PdfLine[] {
  return [
    heading("Projects"),
    { text: `• ${pick(profession.projects, random)}` },
    heading("Interests"),
    { text: `${pick(["Chess", "Choir", "Climbing", "Pottery"], random)} and long walks.` },
    heading("References"),
    { text: "Available on request." },
  ];
}

function heading(text: string): PdfLine {
  return { text, size: 14, bold: true };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((left, right) => left.key - right.key).map(({ item }) => item);
}

/** Mulberry32. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
