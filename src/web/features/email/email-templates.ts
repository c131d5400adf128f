import { UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import type { EmailDraft, EmailType } from "#shared/reports/email-draft.ts";
import type { EmailRecipient } from "./email-recipient.ts";

export interface EmailTemplate {
  role: string;
  /** What the conversation is about. */
  topics: string;
}

export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  {
    role: "Software Engineer",
    topics: "systems you have built, how you test them, and how you work with other engineers",
  },
  {
    role: "Product Manager",
    topics: "products you have shaped, how you choose what comes first, and how you learn from users",
  },
  {
    role: "Data Scientist",
    topics: "questions you have answered with data, how you checked the answers, and who used them",
  },
  {
    role: "UX Designer",
    topics: "work from your portfolio, how you learned what people need, and how the design changed",
  },
  { role: "Sales Rep", topics: "customers you have won, how you listen to them, and how you work towards a target" },
];

const SIGNATURE = "Kind regards,\n[Your name]";

/** A letter to begin from without asking the server. What the candidate applied for wins over the template's role. */
export function applyTemplate({ role, topics }: EmailTemplate, type: EmailType, to: EmailRecipient): EmailDraft {
  const position = to.jobTitle && to.jobTitle !== UNASSIGNED ? to.jobTitle : role;
  const greeting = to.isNamed ? `Dear ${to.name},` : "Hello,";
  const lines = linesOf(type, { position, topics, role });
  return {
    subject: `${type === "interview" ? "Invitation to interview" : "Your application"}: ${position}`,
    content: [greeting, ...lines, SIGNATURE].join("\n\n"),
  };
}

function linesOf(type: EmailType, { position, topics, role }: EmailTemplate & { position: string }) {
  if (type === "interview") return inviteTo(position, topics);
  return type === "hold" ? keepWaiting(position) : writeRejection(position, role);
}

function keepWaiting(position: string) {
  return [
    `Thank you for applying for the ${position} position, and for the time you put into your application.`,
    "We have not decided about it yet and would like to keep it open a little longer.",
    "You need not do anything now. We will write to you when we have decided.",
  ];
}

function inviteTo(position: string, topics: string) {
  return [
    `Thank you for applying for the ${position} position. We would like to invite you to an interview.`,
    `We would like to talk about ${topics}. There will be time for your questions, too.`,
    "Please let us know two or three times in the coming week that would suit you, and whether there is anything you need to take part comfortably.",
  ];
}

function writeRejection(position: string, role: string) {
  return [
    `Thank you for applying for the ${position} position, and for the time you put into your application.`,
    "After careful consideration we have decided to continue with other candidates this time.",
    `You are welcome to apply to us again when we next look for a ${role}. We wish you all the best.`,
  ];
}
