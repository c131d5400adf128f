import { findDegree } from "#analysis/lexicon/degree-words.ts";
import { EVERYDAY_TOO, FAMILY_TOO, GIVEN_TOO } from "#analysis/lexicon/name-lexicon.ts";
import { isPlace } from "#analysis/lexicon/place-words.ts";
import { findHeadingKind } from "#analysis/extract/section-headings.ts";
import { isTitleWord } from "#analysis/lexicon/title-words.ts";

const PARTICLES = new Set(
  "de da di do du del della dela dei degli dal dalla dos das van von vom der den ter ten te op bin binti bint bt bte ibn al el la le lo los las y e st st. mc mac nic ní ó zu zum zur af av ap ben abu ould o' s/o d/o a/l a/p".split(
    " ",
  ),
);
/** Scripts without capitals write a name in few signs. */
const NAME_WORD =
  /^(?:(?:\p{Lu}\.?){1,3}|(?:(?:al|el|ul|ur|as|ash|ad|an|ar|at|abd|ben)-|[dl]['’])?\p{Lu}[\p{L}\p{M}'’`-]{0,39}\.?|\p{Lo}[\p{Lo}\p{M}]{0,9})$/u;
const CREDENTIAL =
  /^(?:ph\.?d|md|mba|msc|m\.?s|m\.?a|bsc|b\.?a|ba|bs|bsn|msn|rn|lpn|cna|np|pa|dds|jd|j\.d|esq|cpa|acca|aca|acma|cima|cfa|cfp|pmp|phr|sphr|shrm-cp|shrm-scp|pe|p\.e|ceng|meng|beng|mbe|obe|lcsw|llb|llm|fca|cissp|cisa|rgn|dr|mr|mrs|ms|miss|mx|prof|sir|er|ca|cma|edd|ed\.d|dvm|jr|sr|ii|iii|iv)\.?$/iu;

/** Words that stand at the top of CVs in capitals and name no person. */
const NOT_NAMES = new Set(
  `curriculum vitae resume résumé cv profile summary page objective experience education skills contact address phone email e-mail mobile city state company name
professional personal business development information technology human resources customer service services public relations digital media
marketing sales finance financial accounting accounts banking construction engineering healthcare health care fitness aviation arts agriculture apparel
design fashion legal law teaching school university college institute senior junior staff managing operations operational project product software
data general global international national regional corporate commercial private limited ltd inc llc group bank hospital street road avenue
united kingdom states america network networks systems system support security web graphic here your updated last version download objective
application applications administration administrative management strategic executive certified registered qualified kitchen food beverage
production quality control research social creative technical medical clinical area highlights core key work history career
and of for the with in to at on my about me by from or an full stack fullstack frontend front backend back end cloud machine learning science computer
electrical electronics mechanical civil java python oracle sap sql net dot php android ios hadoop devops blockchain testing automation etl
available confidential details information references languages interests hobbies birth date nationality gender marital status driving licence license
mobile tel telephone fax linkedin github website portfolio home current present permanent temporary team community special needs early childhood
retail wholesale hospitality logistics supply chain warehouse transport maintenance safety environmental energy oil gas real estate property
insurance investment credit risk compliance tax payroll purchasing procurement inventory event events training learning student graduate recent
multimedia video music film theatre television radio journalism communications advertising brand content writing editing photography bilingual
spanish english french german nursing dental pharmacy therapy mental behavioral emergency surgical patient primary secondary elementary high middle
position applying committee center centre dept asst pastry sushi prep bakery automobile aircraft properties line region mountain math mathematics physics chemistry biology history geography economics physical sports athletic recreation`.split(
    /\s+/u,
  ),
);
/** Names that are occupations as well; a whole title gives itself away by more than its last word. */
const OCCUPATION_SURNAMES = new Set(
  `baker cook mason carpenter tailor porter farmer captain judge painter fitter singer driver gardener packer marshal
minister dealer guard sergeant warden usher steward page host loader trader seller broker`.split(/\s+/u),
);

/** Small words of sentences that are names in other languages: Nguyen Van An. They are where they end a name. */
const SMALL_TOO = new Set("an to my in on me do so ho".split(" "));

export function isCredential(word: string): boolean {
  return CREDENTIAL.test(word);
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase());
}

/** What speaks for a name besides its words. */
export interface NameProof {
  /** The e-mail addresses and links of the CV in one string. */
  addresses?: string;
  /** It stands behind its label, or above contact details, a title or a town. */
  isPresented?: boolean;
}

/** The words of a person's name, or undefined if they cannot be one. Grace Kitchen is somebody where something else speaks for it. */
export function readNameWords(text: string, proof: NameProof = {}): string[] | undefined {
  const words = withoutCredentials(separateInitials(text).split(/\s+/u));
  if (words.length === 0 || words.length > 6 || text.length > 60) return undefined;
  if (!words.every((word) => NAME_WORD.test(word) || PARTICLES.has(word.toLowerCase()))) return undefined;
  const plain = words
    .flatMap((word) => word.toLowerCase().split("-"))
    .map((word) => word.replaceAll(/[^\p{L}\p{M}]/gu, ""));
  if (!isLongEnough(words, plain)) return undefined;
  const judged = isCalledSo(plain, proof) ? plain.slice(0, -1) : plain;
  if (judged.some((word, at) => isRefused(word, at > 1 && at === plain.length - 1))) return undefined;
  const name = words.join(" ");
  if (isPlace(name) || findHeadingKind(name) !== undefined || findDegree(name) !== undefined) return undefined;
  return isTitle(judged) ? undefined : words;
}

function isLongEnough(words: string[], plain: string[]): boolean {
  const long = plain.filter((word) => word.length > 1 && !PARTICLES.has(word));
  const isWithoutCapitals = words.every((word) => /^\p{Lo}/u.test(word));
  if (words.length === 1 || long.length > 1 || plain.length > 2 || isWithoutCapitals) return long.length > 0;
  return (long[0]?.length ?? 0) > 2;
}

/** A family name that is work or an everyday word as well: behind a given name, and only where something else speaks for a name. */
function isCalledSo(plain: string[], { addresses = "", isPresented = false }: NameProof): boolean {
  const [given = "", family = ""] = [plain[0], plain.at(-1)];
  const isFamily = FAMILY_TOO.has(family) || EVERYDAY_TOO.has(family) || SMALL_TOO.has(family);
  const mayBeGiven = GIVEN_TOO.has(given) || (!NOT_NAMES.has(given) && !isTitleWord(given));
  return (
    plain.length > 1 && isFamily && (addresses.includes(given) || (isPresented && mayBeGiven && plain.length === 2))
  );
}

function isRefused(word: string, isLast: boolean): boolean {
  return NOT_NAMES.has(word) && !(isLast && SMALL_TOO.has(word));
}

/** "A.Ashgrove", "Alva.A" and "Alva .A" are a name and an initial each. */
function separateInitials(text: string): string {
  return text
    .trim()
    .replaceAll(/(?<=(?:^|[\s.])\p{Lu}\.)(?=\p{L}\p{L})/gu, " ")
    .replaceAll(/(?<=\p{L}{2})\s?\.\s?(?=\p{Lu}(?:\.|\s|$))/gu, " ");
}

function withoutCredentials(words: string[]): string[] {
  let [first, last] = [0, words.length];
  while (last - first > 2 && CREDENTIAL.test(words[last - 1] ?? "")) last -= 1;
  while (last - first > 2 && /^(?:dr|mr|mrs|ms|miss|mx|prof|sir|er)\.?$/iu.test(words[first] ?? "")) first += 1;
  return words.slice(first, last);
}

function isTitle(words: string[]): boolean {
  const titles = words.filter((word) => isTitleWord(word));
  if (titles.length === 0) return false;
  return (
    words.length === 1 || titles.length > 1 || titles[0] !== words.at(-1) || !OCCUPATION_SURNAMES.has(titles[0] ?? "")
  );
}
