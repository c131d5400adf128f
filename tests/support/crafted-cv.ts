import { assemblePdf, HELVETICA, PAGE_LIST, type PdfObject, pdfStream } from "#tests/support/pdf-objects.ts";

/**
 * What is added to an honest CV: operators under and over its lines, entries of its dictionaries, and objects, of which
 * the first is number 6.
 */
export interface CraftedPage {
  under?: string;
  over?: string;
  fonts?: string;
  resources?: string;
  page?: string;
  catalogue?: string;
  trailer?: string;
  objects?: PdfObject[];
}

export const HONEST_LINES = [
  "Alva Ashgrove",
  "alva.ashgrove@example.org | 07700 900123 | Arborough",
  "Profile",
  "Gardener who plans and plants small public parks.",
  "Work Experience",
  "Head Gardener, Hollow Oak, March 2019 - Present",
  "Planned four parks and led a team of six gardeners.",
  "Gardener, Juniper Lane, May 2014 - February 2019",
  "Kept the rose garden and taught two apprentices.",
  "Education",
  "Diploma in Horticulture, University of Fernleigh, 2013",
  "Skills",
  "Pruning, irrigation, planting plans, budgets",
]
  .map((line, index) => showText(line, { y: 780 - index * 20 }))
  .join("\n");

export function craftCv(crafted: CraftedPage): Buffer {
  const { under = "", over = "", fonts = "", resources = "", page = "", catalogue = "" } = crafted;
  const used = `/Resources << /Font << /F1 5 0 R ${fonts} >> ${resources} >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    PAGE_LIST,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${used} ${page} >>`,
    pdfStream(`${under}\n${HONEST_LINES}\n${over}`),
    HELVETICA,
  ];
  return assemblePdf([...objects, ...(crafted.objects ?? [])], crafted.trailer);
}

/** Without a place, on a free line below the honest ones. */
export function showText(text: string, { x = 50, y = 300, size = 10 } = {}): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
}
