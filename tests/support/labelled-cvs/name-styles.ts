import type { Person } from "#tests/support/labelled-cvs/read-people.ts";
import type { Row } from "#tests/support/labelled-cvs/work-layouts.ts";

const large = (text: string): Row => ({ cells: [{ text, bold: true }], size: 20 });
const middle = (text: string): Row => ({ cells: [{ text }], size: 12 });
const plain = (text: string): Row => ({ cells: [{ text }] });

/** The top of a CV. */
export const NAME_STYLES: ((person: Person, contact: string) => Row[])[] = [
  ({ name }, contact) => [large(name), plain(contact)],
  ({ name, headline }, contact) => [large(name.toUpperCase()), middle(headline), plain(contact)],
  ({ name }, contact) => [large("Curriculum Vitae"), large(name), plain(contact)],
  ({ name, headline }, contact) => [large(`${name}, MBA`), middle(headline), plain(contact)],
  ({ name }, contact) => [plain(`Name: ${name}`), plain(contact)],
  ({ name }, contact) => [large(Array.from(name.toUpperCase()).join(" ").replaceAll("   ", "    ")), plain(contact)],
  ({ name }, contact) => [large(`Curriculum Vitae – ${name}`), plain(contact)],
  ({ name, headline }, contact) => [middle(headline), large(name), plain(contact)],
  ({ name }, contact) => [plain(contact), large(name)],
  ({ name, headline }, contact) => [large(`${name} – ${headline}`), plain(contact)],
  ({ name, headline }, contact) => [...splitName(name).map((part) => large(part)), middle(headline), plain(contact)],
  ({ name, headline }, contact) => [
    {
      cells: [
        { text: name, bold: true },
        { text: headline, x: 300 },
      ],
      size: 16,
    },
    plain(contact),
  ],
];

/** The first name above the rest. */
function splitName(name: string): string[] {
  const [first = "", ...rest] = name.split(" ");
  return [first, rest.join(" ")];
}
