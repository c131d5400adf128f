import type { ProtectedTrait } from "#shared/vacancies/vacancy.ts";

/** A trait counts only where it says who is wanted: "young people's services" and "women's health" are work, not people. */
const WANTED =
  "(?:looking for|seeking|searching for|wanted:?|hiring|recruiting|must be|should be|will be|has to be|to be|prefer(?:red|ably|ence for)?:?|you are|you(?:'|’)re|candidate is|we (?:want|need|require)|ideally|only|suits?|open to|restricted to|for)";
const ARTICLE = "(?:an? |the |our )?";
const LANGUAGE =
  "(?:English|German|French|Spanish|Italian|Dutch|Arabic|Chinese|Mandarin|Cantonese|Japanese|Korean|Portuguese|Russian|Polish|Turkish|Hindi|Urdu|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Thai|Vietnamese|Czech|Romanian|Hungarian|Ukrainian|Welsh)";
const COUNTRY =
  "(?:British|UK|U\\.K\\.|US|U\\.S\\.|USA|American|Indian|EU|European|German|French|Irish|Scottish|Welsh|English|Australian|Canadian|Chinese|Japanese|Italian|Spanish|Polish|Dutch|Swiss|Pakistani|Nigerian|Filipino|Saudi|Emirati|Singaporean|Malaysian|local)";
const FAITH =
  "(?:christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|catholics?|protestants?|mormons?|evangelicals?)";
const APPLICANT = "(?:candidates?|applicants?)";
const PREFERRED = "(?:only|preferred|wanted|required|need apply|may apply|need not apply)";
const CARED_FOR =
  "(?:child|children|pupils?|students?|people|adults?|patients?|clients?|residents?|learners?|boys|girls|kids|those|babies|customers?|women|men|users|players|person|persons|populations?|groups?|youths?|participants?)";

/** What a body can bear says nothing of how the work is done, and shuts out people whom the law protects. */
const ABLE =
  "(?:\\b(?:must be |be |is |are )?(?:physically )?(?:able|ability|capable|required)(?: to| of) |\\b(?:must|can) |^)";
const LOAD =
  "(?:up to |at least |over |more than |a minimum of )?(?:\\d+[- ]?(?:lbs?|pounds?|kgs?|kilos?|kilograms?)|heavy (?:objects|loads|items|weights|boxes|equipment))\\b";

const TABLE: [ProtectedTrait, string[]][] = [
  [
    "age",
    [
      "\\b(?:young|youthful)(?:,| and| &)? (?:dynamic|energetic|enthusiastic|ambitious|motivated|vibrant|hungry|fresh)\\b(?!(?: and \\p{L}+)? (?:team|company|start-?up|environment|culture|organi[sz]ation|business|brand|office|atmosphere|workplace|firm))",
      `\\b(?:dynamic|energetic|enthusiastic|ambitious|bright),? (?:and )?young (?:person|candidate|applicant|man|woman|lady|individual|professional|graduate)s?\\b`,
      `\\b${WANTED} ${ARTICLE}(?:bright |smart |talented |dynamic )?(?:young|youthful) (?:person|people|${APPLICANT}|professionals?|graduates?|m[ae]n|wom[ae]n|lad(?:y|ies)|individuals?|talents?)\\b(?!['’])(?= |[.,;!]|$)(?! (?:in|with|who|at) (?:care|need|crisis|risk|special|mental|experience of care))`,
      `^young (?:person|man|woman|lady|${APPLICANT}|professionals?)\\b(?!['’])`,
      `\\b(?<!${CARED_FOR} )(?:aged|age(?: range| group| limit)?:?|between the ages of) (?:between |from |of )?\\d{2}(?: ?(?:-|–|to|and) ?\\d{2})?\\b(?: years?(?: old| of age)?)?(?! (?:years )?(?:and|or) (?:over|above))`,
      "\\b(?:under|below|not over|up to|maximum|max) (?:2[2-9]|[3-6]\\d) years (?:old|of age)\\b",
      `\\b(?<!${CARED_FOR} )(?:maximum age|max age|age limit|no older than|not older than|under the age of)(?: of| is|:)? ?(?:2[2-9]|[3-6]\\d)\\b(?: years(?: old)?)?`,
      `\\b(?:recent|fresh|new|young) (?:graduates?|school[- ]leavers?|grads?) ${PREFERRED}\\b`,
      `\\b(?:ideal for|would suit|suits?|looking for|seeking|prefer(?:red|ably)?:?|wanted:?) ${ARTICLE}(?:recent|fresh|new) (?:graduates?|school[- ]leavers?|grads?)\\b`,
      "\\bdigital natives?\\b",
      `\\b${WANTED} ${ARTICLE}mature (?:person|lady|gentleman|woman|man|candidate|applicant)\\b`,
    ],
  ],
  [
    "gender",
    [
      `\\b(?:males?|females?) (?:${APPLICANT}|${PREFERRED})(?: ${PREFERRED})?`,
      `\\b(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?) ${PREFERRED}\\b`,
      "\\bonly (?:males?|females?|men|women|ladies)\\b(?!['’])(?: (?:candidates?|applicants?|may apply|need apply))?",
      `\\b${WANTED} ${ARTICLE}(?:young |mature |single |attractive |friendly |smart |strong )?(?:male|female|man|woman|lady|gentleman|girl)\\b(?!['’-])(?! (?:health|patients?|prisoners?|offenders?|wards?|students?|wear|clients?|residents?|service))`,
      "^(?:male|female) (?=(?:\\p{L}+ )?(?:nurse|carer|teacher|receptionist|secretary|driver|assistant|cleaner|trainer|staff|instructor|model|waiter|worker|attendant|guard|therapist)s?\\b)",
      "\\b(?:gender|sex) ?[:–-] ?(?:male|female)\\b",
    ],
  ],
  [
    "nationality",
    [
      `\\b(?<!non[- ])native(?:[- ]level)?[- ]${LANGUAGE}(?:[- ](?:speakers?|speaking|language))?`,
      `\\b${LANGUAGE} (?:native speakers?|natives?|mother[- ]tongue)(?! apps?)\\b`,
      `\\b(?:must be|should be|be|only|you are|for) ${ARTICLE}(?<!non[- ])native speakers?(?: of ${LANGUAGE})?`,
      `\\bmother[- ]tongue ${LANGUAGE}`,
      `\\b(?:must be|should be|be|only|are|open to|restricted to|must hold|must have) ${ARTICLE}${COUNTRY} (?:citizens?|nationals?|passport(?: holders?)?|citizenship|nationality)(?: only)?\\b(?!['’])`,
      `\\b${COUNTRY} (?:citizens?|nationals?|passport holders?|citizenship|nationality) (?:only|is required|required|preferred|may apply)\\b`,
      "\\bnationality ?[:–-] ?\\p{L}+",
    ],
  ],
  [
    "ethnicity",
    [
      `\\b(?:white|black|asian|caucasian|hispanic|arab|african|latino|chinese) (?:${APPLICANT}|males?|females?)(?: ${PREFERRED})?\\b(?!['’])`,
      `\\b(?:must be|only) (?:white|black|asian|caucasian|hispanic)\\b`,
      "\\b(?:race|ethnicity|caste) ?[:–-] ?\\p{L}+",
    ],
  ],
  [
    "religion",
    [
      `\\b(?:must be|should be|looking for|seeking|preferably|only|you are) ${ARTICLE}(?:practi[sc]ing |committed |devout |born-again )?${FAITH}\\b(?!['’])(?! (?:schools?|colleges?|charit|church|education|organi|hospital|communit|aid))`,
      `\\b(?:practi[sc]ing|devout|committed|born-again) ${FAITH}\\b`,
      `\\b${FAITH} (?:${APPLICANT}|${PREFERRED})\\b`,
      "\\breligion ?[:–-] ?\\p{L}+",
    ],
  ],
  [
    "family",
    [
      `\\b(?:unmarried|single|married|childless) (?:${APPLICANT}|persons?|m[ae]n|wom[ae]n|males?|females?|lad(?:y|ies)|${PREFERRED})\\b`,
      "\\b(?:must be|should be) (?:single|unmarried|married|childless)\\b",
      "\\bunmarried\\b",
      "\\b(?:with no|no|without) (?:children|kids|family (?:commitments?|ties|obligations|responsibilities)|dependants|dependents)\\b(?! (?:left|protection|services))",
      "\\bmarital status ?[:–-] ?\\p{L}+",
      "\\bnot (?:be )?(?:pregnant|planning (?:a family|to have children))\\b",
    ],
  ],
  [
    "disability",
    [
      "\\bable[- ]bodied\\b",
      "\\b(?:no|without(?: any)?|free (?:from|of)) (?:physical |mental )?(?:disabilit(?:y|ies)|health problems|medical conditions|chronic illness(?:es)?|handicaps?)\\b",
      "\\b(?:be|are) in (?:a state of|perfect|excellent|good|full) (?:physical |mental )?(?:and mental )?health\\b",
      "\\bnot (?:be )?(?:disabled|handicapped)\\b",
      `${ABLE}(?:regularly |frequently |safely |repeatedly |manually )*(?:lift|carry|push|pull|move)(?:ing)?(?:(?:,|/| and| or| &)* (?:lift|carry|push|pull|move)(?:ing)?)* ${LOAD}(?: (?:repeatedly|regularly|unaided|without assistance))?`,
      `${ABLE}(?:stand|sit|walk|kneel|bend|climb|stoop|crouch)(?:ing)?(?:(?:,|/| and| or| &)* (?:stand|sit|walk|kneel|bend|climb|stoop|crouch|twist|reach)(?:ing)?)*(?: for (?:long|extended|prolonged|several|the whole|up to|most)(?: \\p{L}+| \\d+){0,4}| (?:all day|repeatedly|frequently))`,
      "\\b(?:be |are )?physically (?:fit|strong|robust)(?: and (?:able|healthy|active))?\\b",
      "\\b(?:good|excellent|perfect|normal|sharp|20/20) (?:eyesight|vision|hearing)\\b(?! (?:for|of))",
    ],
  ],
  [
    "appearance",
    [
      `\\b(?:attractive|good[- ]looking|handsome|beautiful|pretty|slim) (?:${APPLICANT}|persons?|lad(?:y|ies)|wom[ae]n|girls?|m[ae]n|appearance|individuals?|females?|males?|receptionist|hostess)\\b`,
      "\\b(?:must be|should be|be) (?:physically )?(?:attractive|good[- ]looking|slim|handsome|beautiful)\\b",
      "\\bgood[- ]looking\\b",
      "^attractive(?:,| and) (?!.{0,60}(?:salary|package|pay|benefits|remuneration|design|website|office))",
      "\\b(?:pleasing|good) looks\\b",
    ],
  ],
  [
    "orientation",
    [
      `\\b(?:heterosexual|straight|gay|lesbian) (?:${APPLICANT}|${PREFERRED})\\b`,
      "\\bmust be (?:heterosexual|straight)\\b",
    ],
  ],
];

export const PROTECTED_WORDINGS: [ProtectedTrait, RegExp][] = TABLE.flatMap(([trait, wordings]) =>
  wordings.map((wording): [ProtectedTrait, RegExp] => [trait, new RegExp(wording, "iu")]),
);
