import { standingAlone } from "#analysis/pattern.ts";

/** Where the word behind it is not a branch of something larger: "engineering", and not "mechanical engineering". */
const BY_ITSELF = String.raw`(?<=(?:^|[,(/&-]|\b(?:in|or|and|an?|the|other|another|any|of|degree|with)) ?)`;

/**
 * Fields of study, and how their subjects are written; abbreviations of degrees name their field too. `named` asks for the whole
 * field ("a business degree"), so any subject of it answers.
 */
const FIELDS: Record<string, Field> = {
  computing: field(
    `comput\\p{L}*, software\\p{L}*, informatics, information (?:technology|systems?|science|security), data (?:science|analytics), cyber\\s?security, networking, programming, web (?:design|development), artificial intelligence, [mb]\\.?c\\.?a, m\\.?c\\.?[sm]`,
    `computing, information technology`,
    `IT, CS, CSE, ICT`,
  ),
  engineering: field(
    `engineering, engineer, b\\.? ?tech, m\\.? ?tech, b\\.? ?eng, m\\.? ?eng, mechanic\\p{L}*, electric\\p{L}*, electronics?, mechatronics?, aerospace, instrumentation, telecommunications?, industrial technology`,
    `${BY_ITSELF}engineering`,
    `B\\.?E\\.?, M\\.E\\.?, ECE, EEE`,
    false,
  ),
  business: field(
    `business, management, administration, commerce, marketing, human resources?, supply chain, logistics, entrepreneurship, organi[sz]ational \\p{L}+, leadership, [mb]\\.?b\\.?a, b\\.? ?s\\.? ?b\\.? ?a, pgdb?m, [bm]\\.? ?com, financ\\p{L}*, account\\p{L}*, econom\\p{L}*`,
    `business, commerce, ${BY_ITSELF}management`,
    `HR`,
  ),
  finance: field(
    `financ\\p{L}*, account\\p{L}*, econom\\p{L}*, audit\\p{L}*, taxation, banking, commerce, [bm]\\.? ?com`,
    `finance`,
  ),
  health: field(
    `nurs\\p{L}*, health\\p{L}*, medic\\p{L}*, pharmac\\p{L}*, physiotherapy, clinical, dent\\p{L}*, biomedical, nutrition, dietetics, veterinary, bsn, msn, mbbs, mph, mha, m\\.d`,
    `health\\p{L}*, medical, clinical`,
  ),
  education: field(
    `educat\\p{L}*, teach\\p{L}*, pedagogy, curriculum, early childhood, child development, instructional \\p{L}+, b\\.? ?ed, m\\.? ?ed`,
    `${BY_ITSELF}education, teaching`,
  ),
  arts: field(
    `arts?, design, theatre, theater, drama, music, dance, film, fashion, graphics?, photography, animation, illustration, [mb]fa`,
    `${BY_ITSELF}arts?, ${BY_ITSELF}design`,
  ),
  media: field(
    `communications?, journalism, media, english, literature, public relations, advertising, broadcast\\p{L}*, creative writing, marketing`,
    `media, communications?`,
  ),
  society: field(
    `psychology, sociology, social \\p{L}+, counsel\\p{L}*, criminal justice, criminology, human services, political science, anthropology, public (?:administration|policy), history, msw, bsw`,
    `social sciences?, humanities`,
  ),
  science: field(
    `biolog\\p{L}*, chemi\\p{L}*, physics, math\\p{L}*, statistics, geolog\\p{L}*, environmental \\p{L}+, fisher\\p{L}*, wildlife, zoology, botany, ecology, biotechnology, microbiology, (?:life|natural|physical) sciences?`,
    `(?<!computer |information |social |political |of )sciences?`,
  ),
  law: field(`laws?, legal studies, paralegal\\p{L}*, juris \\p{L}+, ll\\.? ?[bm]`, `law`),
  hospitality: field(`hospitality, culinary\\p{L}*, hotel\\p{L}*, catering, tourism, food \\p{L}+`, `hospitality`),
  building: field(`construction, architect\\p{L}*, civil, building, quantity surveying, surveying`, `construction`),
  farming: field(`agricultur\\p{L}*, agronomy, horticulture, animal science, forestry`, `agricultur\\p{L}*`),
  sport: field(`sports?, exercise \\p{L}+, kinesiology, physical education, leisure \\p{L}+, recreation`, `sports?`),
};
/** "A degree in a technical subject", "a quantitative master's" */
const TECHNICAL = ["computing", "engineering", "science"];
const NUMERATE = [...TECHNICAL, "finance"];

interface Field {
  subjects: RegExp;
  named: RegExp;
  /** Abbreviations that are words in small letters. */
  written: RegExp | undefined;
  /** They name the whole field: "an IT degree", but not "B.E. in electronics". */
  isWhole: boolean;
}

function field(subjects: string, named: string, written?: string, isWhole = true): Field {
  return {
    subjects: standingAlone(subjects, "iu"),
    named: standingAlone(named, "iu"),
    written: written === undefined ? undefined : standingAlone(written, "u"),
    isWhole,
  };
}

/** "Bachelor of Arts" names no art. */
const TITLE_OF_DEGREE =
  /\b(?:bachelors?|masters?|associates?)(?:['’]s)? (?:of|in) (?:applied )?(?:arts?|science)s?\b/giu;

const fieldsWhere = (text: string, kind: "subjects" | "named") => {
  const found = Object.entries(FIELDS).flatMap(([name, one]) =>
    one[kind].test(text) || ((kind === "subjects" || one.isWhole) && one.written?.test(text) === true) ? [name] : [],
  );
  if (/\b(?:quantitative|numerate)\b/iu.test(text)) found.push(...NUMERATE);
  return new Set(/\btechnical\b/iu.test(text) ? [...found, ...TECHNICAL] : found);
};

/** The fields that a degree, or a requirement of one, is in. */
export function listFields(text: string): Set<string> {
  return fieldsWhere(text.replace(TITLE_OF_DEGREE, " "), "subjects");
}

/** The fields that a requirement names as a whole. */
export function listWholeFields(text: string): Set<string> {
  return fieldsWhere(text.replace(TITLE_OF_DEGREE, " "), "named");
}
