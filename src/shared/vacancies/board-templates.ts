import { completeRow } from "./board-file.ts";
import type { BoardRow } from "./board.ts";
import type { Importance } from "./vacancy.ts";

export interface BoardTemplate {
  trade: string;
  rows: BoardRow[];
}

interface Asked {
  gate?: string[];
  must: string[];
  nice: string[];
}

/** A start for a recruiter without an advertisement: what such posts usually ask for, to be cut and completed. */
const ASKED: Record<string, Asked> = {
  "Software engineer": {
    must: [
      "3 years of experience as a software engineer",
      "Python, Java, C# or TypeScript",
      "REST APIs",
      "SQL and relational databases",
      "Automated testing",
      "Git and code review",
    ],
    nice: ["AWS, Azure or Google Cloud", "Docker or Kubernetes", "Mentoring junior developers"],
  },
  "Registered nurse": {
    gate: ["NMC registration or RN licence"],
    must: [
      "2 years of experience as a registered nurse",
      "Acute ward experience",
      "Administering medication",
      "Care plans and patient records",
      "Infection prevention and control",
    ],
    nice: ["Basic or immediate life support certificate", "Mentoring students", "Electronic patient records"],
  },
  Accountant: {
    must: [
      "ACCA, ACA, CIMA or CPA",
      "3 years of experience as an accountant",
      "Month-end close",
      "Preparing statutory accounts",
      "VAT returns",
      "Advanced Excel",
    ],
    nice: ["Sage, Xero or SAP", "Budgeting and forecasting", "Audit experience"],
  },
  "HGV driver": {
    gate: ["HGV Class 1 (C+E) licence"],
    must: [
      "Driver CPC",
      "Digital tachograph card",
      "2 years of experience as an HGV driver",
      "Multi-drop deliveries",
      "Vehicle checks and defect reporting",
    ],
    nice: ["ADR certificate", "Moffett or forklift licence", "Nights or tramping"],
  },
  "Sales executive": {
    must: [
      "2 years of experience in B2B sales",
      "Meeting or exceeding sales targets",
      "New business development",
      "Account management",
      "CRM software such as Salesforce or HubSpot",
    ],
    nice: ["Negotiating contracts", "Tender writing", "Experience of the same industry"],
  },
  Teacher: {
    gate: ["Qualified teacher status (QTS) or PGCE"],
    must: [
      "2 years of classroom teaching experience",
      "Lesson planning and assessment",
      "Behaviour management",
      "Safeguarding training",
      "Degree in the subject taught",
    ],
    nice: ["Support for special educational needs", "Leading a department or a year group", "Running clubs or trips"],
  },
  Chef: {
    must: [
      "3 years of experience as a chef",
      "Running a section in a busy kitchen",
      "Food hygiene certificate",
      "Menu planning and costing",
      "Stock control and ordering",
    ],
    nice: ["Fine dining experience", "Training junior staff", "Allergen management"],
  },
};

export const BOARD_TEMPLATES: BoardTemplate[] = Object.entries(ASKED).map(([trade, { gate = [], must, nice }]) => ({
  trade,
  rows: [...rowsOf("gate", gate), ...rowsOf("must", must), ...rowsOf("nice", nice)],
}));

function rowsOf(importance: Importance, wordings: string[]): BoardRow[] {
  return wordings.map((wording) => completeRow({ wording, importance }));
}
