export const SECTION_KINDS = [
  "header",
  "profile",
  "experience",
  "projects",
  "education",
  "skills",
  "certificates",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

const HEADINGS: [SectionKind, string][] = [
  [
    "profile",
    "profile, summary, professional summary, personal statement, career summary, executive summary, executive profile, professional profile, objective, career objective, about me, about, overview, career overview, professional overview, introduction, personal profile, summary of qualifications, qualifications summary, career focus, professional background",
  ],
  [
    "experience",
    "experience, work experience, professional experience, employment, employment history, work history, career history, career, relevant experience, employment experience, professional history, positions held, related experience, industry experience, military experience, teaching experience, experience and employment, professional employment, clinical experience, practical experience, selected experience, experience highlights, previous experience, other experience, additional experience, work experience and internships, internships, internship, internship experience, professional work experience, job experience, work background, employment record, professional experiences, work experiences, working experience, experiences, company details, relevant work experience, employment details, career experience, other employment, previous employment, current employment, positions, appointments, work, placements, work placements, clinical placements",
  ],
  [
    "projects",
    "projects, personal projects, key projects, selected projects, academic projects, professional projects, portfolio, volunteering, volunteer experience, volunteer work, voluntary work, volunteer, research, research experience, open source, leadership experience, community involvement",
  ],
  [
    "education",
    "education, education and training, academic background, academic qualifications, educational background, education and qualifications, academic history, qualifications and education, training, courses, coursework, education and certifications, academic record, formal education, studies, education details, education and credentials, education history, educational qualifications, educational qualification, academic qualification, academic credentials, academic profile, academic details, education background, degrees, schooling, scholastics, qualifications",
  ],
  [
    "skills",
    "skills, key skills, technical skills, core skills, core competencies, competencies, areas of expertise, expertise, skills and abilities, skill highlights, professional skills, skills summary, technologies, tools, technical proficiencies, core qualifications, additional skills, skills and tools, computer skills, soft skills, technical expertise, strengths, highlights, key competencies, core strengths, it skills, areas of strength, software, technical summary, key strengths, specialties, skills and expertise, skills and competencies, skill details, skills and interests, it proficiency, languages and technologies, abilities, technical knowledge",
  ],
  [
    "certificates",
    "certifications, certificates, licenses, licences, professional certifications, licenses and certifications, certifications and licenses, professional qualifications, accreditations, credentials, licenses and certificates, certificates and licenses, registration, registrations, professional registration, nursing registration, professional licenses, professional licences, certification, certificate, license, licence, licensure, licenses and registrations, certifications and courses, certifications and awards, courses and certifications, trainings and certifications, training and certifications, training and certificates, professional certificates, professional credentials, certifications and training",
  ],
  [
    "other",
    "languages, interests, hobbies, hobbies and interests, references, referees, awards, honors, honours, honors and awards, awards and honors, achievements, accomplishments, publications, affiliations, professional affiliations, memberships, professional memberships, personal information, personal details, additional information, activities, activities and honors, personal, contact, contact details, contact information, presentations, patents, selected honors, invited talks, declaration, military service, extracurricular activities, interests and activities, conferences, professional development",
  ],
];

const KIND_BY_HEADING = new Map(
  HEADINGS.flatMap(([kind, headings]) => headings.split(", ").map((heading): [string, SectionKind] => [heading, kind])),
);

const LONGEST_HEADING = 60;

export function findHeadingKind(text: string): SectionKind | undefined {
  // A line that begins small is the rest of a sentence: "… and managed a / portfolio".
  if (text.length > LONGEST_HEADING || /^\P{L}*\p{Ll}/u.test(text)) return undefined;
  return KIND_BY_HEADING.get(normalise(text)) ?? findJoinedKind(text);
}

/** "Certifications / Licenses", "Awards, Interests": known headings in one line count as the first. */
function findJoinedKind(text: string): SectionKind | undefined {
  if (!/[/,|&]| and /iu.test(text)) return undefined;
  const kinds = text.split(/[/,|&]| and /iu).map((part) => KIND_BY_HEADING.get(normalise(part)));
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

const TRAILING: [RegExp, SectionKind][] = [
  [/Education Details ?$/u, "education"],
  [/Skill Details ?$/u, "skills"],
  [/Company Details ?$/u, "experience"],
];

export function findTrailingHeading(text: string): SectionKind | undefined {
  return text.includes("Details") ? TRAILING.find(([words]) => words.test(text))?.[1] : undefined;
}

const DISTINCTIVE_WORDS: [RegExp, SectionKind][] = [
  [/\b(?:experiences?|employments?|work(?:ing|s|places?)?)\b/iu, "experience"],
  [/\b(?:projects?|volunteer(?:s|ing)?|research)\b/iu, "projects"],
  [/\b(?:education(?:al)?|trainings?|academics?|studies|coursework)\b/iu, "education"],
  [/\b(?:skill(?:s|sets?)?|technolog\p{L}+|competenc\p{L}+|expertise|tools?|proficienc\p{L}+)\b/iu, "skills"],
  [/\b(?:certif\p{L}+|licen[sc]\p{L}+|accredit\p{L}+)\b/iu, "certificates"],
];

/** For a line that is a title by its looks but in no list. Whole words: Anna Workman's name, set like a title, opens no work. */
export function guessHeadingKind(text: string): SectionKind {
  return DISTINCTIVE_WORDS.find(([words]) => words.test(text))?.[1] ?? "other";
}

/** "E X P E R I E N C E", "Skills & Abilities:" and "WORK HISTORY" become the wording of the list. */
function normalise(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll("&", " and ")
      .match(/\p{L}+/gu) ?? [];
  const isSpaced = words.length > 4 && words.every((word) => word.length === 1);
  return words.join(isSpaced ? "" : " ");
}
