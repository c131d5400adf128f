import { anyOf, oneOf } from "#analysis/pattern.ts";

const NOT = String.raw`(?:cannot|can['’]?t|can not|unable to|will not|won['’]t|not)`;
const TAKEN = oneOf(
  String.raw`consider(?:ed)?, forward(?:ed)?, go forward, take (?:you|anyone|anybody) on, accept(?:ed)?, hire, employ, proceed`,
  String.raw`progress(?:ed)?, shortlist(?:ed)?, appoint(?:ed)?, make (?:an )?exceptions?, read, look at, waive, interview(?:ed)?, call(?:ed)?`,
  String.raw`let us hire, be (?:competitive|successful), competitive, move forward, advance`,
);
const APPLICANTS = "(?:appl(?:icants|ications)|candidates|anyone|anybody|those|people|profiles|cvs|freshers)";
const WHO_LACK = oneOf(
  "without, lacking, with (?:less|fewer), from outside",
  "who (?:do not|don['’]t|are not|aren['’]t|cannot|can['’]t|have (?:not|never)|lack)",
);

/** Nobody is taken without it: the wish this stands beside is a gate. */
export const EXCLUSION = anyOf("iu", {
  notTaken: new RegExp(String.raw`\b${NOT} (?:be )?${TAKEN}\b`, "u"),
  whoLacks: new RegExp(String.raw`\b${APPLICANTS} ${WHO_LACK}\b`, "u"),
  noException: /\bno exceptions?\b|^no \p{L}+, no\b|\bn[o'’]t negotiable|non-negotiable|no way around/u,
  condition: /condition of (?:hire|employment|appointment|the post)/u,
  doNotApply: /(?:do not|don['’]t|need not|requested not to) apply|(?:kindly|please) excuse/u,
  only: /only (?:consider|meet|interview|shortlist)\b|(?:does not|won['’]t|cannot|can['’]t) (?:let|allow) us/u,
  without: /\bwithout (?:it|one)\b|\b(?:nobody|no one|no-one)\b[^.;]{0,80}? (?:should|need|can) apply\b/u,
  nobody:
    /(?:won['’]t|will not|cannot|can['’]t) (?:look at|consider|take|hire|see|meet|appoint) (?:anyone|anybody|people|candidates)/u,
  dealBreaker: /not a (?:post|job|role) in which|deal[- ]?breaker/u,
});

const EARLIER = anyOf("u", {
  it: /without (?:it|one|this|that)|there is no|th(?:is|at|e)(?: (?:first|last|second|latter))?(?: (?:is|one|point))|it is/u,
  no: /no (?:exceptions?|\p{L}+, no)/u,
  applicants:
    /(?:applications|applicants|candidates|profiles|cvs|freshers|those|anyone) (?:without|who|with|from|not|lacking|that|please)/u,
  we: /we (?:cannot|can['’]t|are (?:unable|not able)|will not|won['’]t)|please|the (?:county|law|state|regulator)/u,
}).source;

/** It speaks of what was named in the sentence before. */
export const POINTS_BACK = new RegExp(String.raw`^(?:and )?(?:${EARLIER})\b`, "iu");

const A_VERY = "(?:big |definite |distinct |strong |real |clear |huge |great |decided |added |significant |major )*";
const WOULD_BE = oneOf(
  "great, good, nice, helpful, useful, ideal, welcome, lovely, grand, advantageous, beneficial, a help",
  "of (?:interest|value|benefit|use)",
);
const WOULD = oneOf(
  "help, put you, set you, count, please us, delight, impress, interest, appeal, make us, give you an, count in your",
  String.raw`stand you, be (?:\p{L}+ly )?${WOULD_BE}`,
);
const PLUS = anyOf("u", {
  named: /desirable|nice to have|good to have/u,
  plus: new RegExp(
    String.raw`(?:(?:is|are|as|be)(?: an?)?|(?<!with )an?) ${A_VERY}(?:plus|bonus|advantage|asset)\b(?! (?:of|that|scheme|plan|paid|which))`,
    "u",
  ),
  advantage: /advantageous|an advantage/u,
  preferred: /(?<!the )preferred\b(?! (?:suppliers?|partners?|vendors?))|preferable|(?<!not )optional|beneficial/u,
  notNeeded:
    /(?:not|isn['’]t|aren['’]t) (?:strictly |absolutely )?(?:essential|required|necessary|a requirement|a must|compulsory|mandatory)/u,
  useful: /(?:is|(?<!you )are|very|also|(?<!to )be) (?:useful|handy|welcome|helpful)/u,
  would: new RegExp(`(?:would|will|['’]d|might) (?:also |really |certainly |all )*${WOULD}`, "u"),
  helps: /(?:helps?|help) if/u,
  gladToHear:
    /(?:glad|happy|pleased|delighted|keen|love) to hear from|(?:interested in|keen on|love|enjoy) hearing from/u,
  regarded: /(?<!\ban? )highly regarded|(?:looked|look) (?:kindly|favou?rably) (?:on|upon)|viewed favou?rably/u,
  stands: /stands? to you|(?:is|are) advisable|added advantage|a head start/u,
  better: /so much the better|all the better|even better|to the (?:top|front) of|ideal but|nice but/u,
  edge: /(?:have|has|give you) an edge|be noticed|tips? the balance|(?<!can['’]t |cannot )do without/u,
  points: /bonus points|extra points|points (?:are|will be) (?:added|given|awarded)|scores? (?:you )?(?:extra|higher)/u,
  interest:
    /(?<!\b(?:conflicts?|areas?|rates?|points?|places?) )of (?:real |great |particular )?interest|(?:especially|particularly|also|be) interested(?:, \p{L}+,)? in (?:anyone|anybody|people|candidates|applicants|someone|those)/u,
  gladToSee:
    /(?:we|i|board|panel|committee)(?:['’](?:d|ll)| should| would| will| are)(?: also| be)* (?:glad|happy|pleased|delighted) to (?:see|meet|find)/u,
  favour:
    /in (?:your|their) favou?r|preference (?:is|will be|may be|goes|for)|worth (?:having|mentioning|a mention|extra)/u,
  sign: /an? (?:good|promising|encouraging) (?:sign|start)|(?:good|nice|great) too/u,
  given:
    /(?:priority|weight|credit|consideration) (?:is|will be|may be) given|(?:extra|additional|added) (?:credit|weight|consideration)/u,
  valued: /(?:is|are|be) (?:also |much |highly |greatly |especially |particularly )*(?:appreciated|favou?red|prized)/u,
  handy:
    /comes? in (?:handy|useful)|(?:nice|good|useful|handy|welcome) (?:extra|addition|touch)|ahead of the (?:game|pack|field|rest)/u,
  saves: /saves? (?:us|you|me) (?:time|training|teaching|a (?:day|week|month))|get a hearing|be put to use/u,
}).source;

export const NICE = anyOf("iu", {
  would:
    /(?<!\b(?:you|we|they|he|she|i|who|that|holder|candidate|applicant|client|us|role|job|post)) would (?!be (?:about right|enough|usual|normal|expected|required|needed|typical|responsible|joining|working|based)|want|expect|need|like|require|mean|have to)/u,
  opensAsPerhaps: /^(?:and )?(?:perhaps|maybe|if you happen|better still|best of all)\b/u,
  treat: /\b(?:icing on|cherry on|brownie points|extra credit|a (?:real )?(?:treat|luxury|boon)|dreamy)\b/u,
  noHarm:
    /\b(?:wo|does|would)n['’]t (?:hurt|go amiss|say no)|\bnot (?:a )?(?:deal[- ]?breaker|vital|crucial)\b|\b(?:not|never) (?:go )?(?:amiss|unnoticed|wasted)\b/u,
  ahead:
    /\b(?:catch(?:es)? our eye|up the (?:list|pile|queue)|jump the queue|(?:you|candidates?|applications?) (?:will |would )?stand out|sets? (?:you|them|someone) apart)\b/u,
  glad: /\b(?:we|i)(?:['’]d| would| will|['’]ll) (?:be (?:\p{L}+ly |extra )?(?:thrilled|delighted|chuffed|over the moon|stoked|impressed) (?:if|by|to (?:see|find|meet))|love (?:it if|to see))\b|\bmakes? (?:us|me) (?:\p{L}+ )?(?:smile|happy)\b/u,
  taught:
    /\b(?:can be (?:learn(?:t|ed)|taught|picked up)|we can teach|if not,? we(?:['’]ll| will| can) (?:teach|train|show))\b/u,
  paidFor:
    / = (?:extra|more|bonus)|\b(?:earns?|gets?|pays?) (?:you (?:an )?(?:extra|more)|(?:an )?extra)\b|\bmore (?:money|pay)\b/u,
  helps: /\bhelps(?:[,.;!]|$)/u,
  also: /^(?:and )?(?:if you (?:(?:can|could|have|do|are) )?also|should you (?:also|happen|already))\b/u,
  too: /^(?:\p{L}[\p{L}'’-]*,? ){1,4}(?:too|as well)[.!]?$/u,
  usefulThen:
    /(?<!\b(?:an?|the|very|be|is|are|and|or) )\b(?:useful|handy|helpful|ideally|preferably),(?! (?:with|in|at|from|of|for)\b)/u,
  noCondition: /\b(?:no|neither is an?|not an?|isn['’]t an?) condition\b/u,
  niceIf: /\bit(?:['’]s| is| would| will)\b.{0,24}\b(?:harm|hurt|nice if|great if|good if|useful if|a plus|a bonus)\b/u,
  opensList: /^[^:]{0,40}\b(?:pluses|bonuses|extras|nice[- ]to[- ]haves?|wish ?list)\b[^:]{0,40}: /u,
  opensAsBonus: /^(?:plus(?:es)?|bonus(?:es)?|extras?) (?:include|are|if|for|points?)\b/u,
  isGreat: /\b(?:is|are) (?:great|nice|fine|lovely|a gift|a feather)\b(?! (?:on|at|with|in)\b)/u,
  welcomed:
    /\b(?:we are|we['’]re) short of\b|\bwe(?:['’]d| would) (?:also |really |especially )?(?:value|welcome|appreciate)\b/u,
  plus: new RegExp(String.raw`\b(?:${PLUS})\b`, "u"),
  opensAsWish: /^(?:ideally|preferably|desirable|bonus|preference|so would|also (?:useful|welcome|nice|good))\b/u,
  endsAsWish:
    /\(?(?:preferred|desirable|ideally|ideal|(?<!not )optional|(?<!\b(?:an?|the|very|be|is|are|and|or) )(?:useful|handy|helpful)|: bonus)\)?[.)]?$/u,
});

/** "If you have sailed before, tell us": what is asked about is a plus. */
export const TELL_US =
  /^(?:and )?if you(?:['’]ve| have| can| hold| know|['’]re| are| speak)\b.*(?:\b(?:tell us|let us know|say so|mention it|we want to (?:know|hear))\b|, (?:good|excellent)[.!]?$|, (?:that(?:['’]s| is| would be) (?:a|an|of|great|good|useful|welcome)|you(?:['’]ll|['’]d| will) (?:settle|fit in|feel at home|find your feet|have a head start))\b|, (?:great|lovely|brilliant|wonderful|perfect|fantastic|even better|so much the better|all the better)\b)/iu;

const VERY = "(?:strictly |also |absolutely |all |both |really |very |equally |therefore |accordingly )*";
const NEEDED = oneOf(
  "required, essential, needed, expected, important, of (?:the first|great|paramount) importance, vital, necessary, crucial",
  "critical, key, a must, indispensable, assumed, taken for granted",
);
const NEEDS = anyOf("u", {
  must: /must\b(?! (?:be|have) (?:fun|seen))|essential|mandatory/u,
  isNeeded: new RegExp(`(?:is|are|be) ${VERY}${NEEDED}`, "u"),
  needTo: /need(?:s)? to (?:be|have|hold|know|show)/u,
  haveTo: /(?<!\b(?:we|they|not|n['’]t) |n['’]t )ha(?:s|ve) to (?:be|have|hold|know)/u,
  youTo: /(?:we|i)(?:['’]d)? (?:also |really )?(?:need|want|like) you to (?:be|have|hold|know)/u,
  youNeed: /(?:you|you['’]ll|will|we) (?:also )?need (?:an?|some|to have|your|at least|good|strong|experience)/u,
  weExpect:
    /(?:we|our client|the client|they)(?:['’](?:d|ll))? (?:also |therefore |would |should |do |will )*(?:expect|require|ask|insist|look for|like to see|want to (?:see|hear about)|imagine you)\b/u,
  isAsked: /(?:is|are) (?:therefore |also )?(?:asked for|called for|wanted|a requirement)\b/u,
  should: /you should\b|(?:candidates?|applicants?) (?:should|must|will|need)\b/u,
  matters: /matters? (?:to us|as much|a (?:great deal|lot)|more|here)|counts? for/u,
  familiar: /should be (?:second nature|familiar)|should be familiar|counting on|count on/u,
  cares: /care (?:more|most) (?:that|about)|what (?:it takes|matters most|counts)|goes? without saying/u,
  takes: /takes? (?:tact|patience|nerve)|hoping for|hold no (?:mysteries|terrors|fear)|no stranger to|show us/u,
}).source;

export const DEMAND = new RegExp(String.raw`\b(?:${NEEDS})\b`, "iu");

const SEEKS = oneOf(
  "look(?:ing)?, search(?:ing)?, hoping, hop(?:e|ing), advertising, recruiting, hiring, seek(?:ing)?, want(?:s|ing)?",
  "need(?:s|ing)?, require[sd]?, after, meet, find, welcome, value",
);
const WITH = oneOf(
  String.raw`an?, at least, some, strong, good, solid, proven, experience, several, \d, two, three, four, five, six, seven`,
  "eight, ten, real, genuine, hands-on, previous, deep, both, excellent, more",
);

export const SEARCH = anyOf("iu", {
  theOne: /^the [\p{L} -]{3,30}? we (?:need|want|seek|hire|are looking for) (?:has|have|is|can|knows|will|should)\b/u,
  seeks: new RegExp(
    String.raw`\b${SEEKS}\b.{0,60}?\b(?:who\b|whose\b|with ${WITH}\b|of (?:between|at least)|able to|capable of)`,
    "u",
  ),
});

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)`;
const LEAST = "(?:at least|minimum(?: of)?|not less than|no less than|more than)?";
const OR_MORE = String.raw`(?: ?\(\d+\))?(?: ?\+| or more| plus)?(?: ?(?:-|–|to|and) ?\w+)?`;
const YEARS = "(?:years|yrs|year['’]s|years['’]|months)(?: or (?:more|longer))?(?:['’])?";
const SPENT = String.raw`(?:of |in |as |on |with |spent |within |post|progressive|experience|practical|hands|relevant|proven|qualification|\p{L}+ing\b|\p{L}+ experience)`;

export const QUANTITY = new RegExp(
  String.raw`(?<!\b(?:for|over|last|past|next|in|within|of) )\b${LEAST} ?${NUMBER}${OR_MORE} ?${YEARS} ${SPENT}`,
  "iu",
);

const YOU_ARE = anyOf("u", {
  kind: /an? (?:experienced|qualified|confident|skilled|natural|registered|chartered|certified|strong)/u,
  able: /comfortable|able|fluent|confident|familiar|at ease|at home|used to|qualified|experienced|good|happy|calm|available|willing/u,
  trained: /organi[sz]ed|proficient|skilled|numerate|well versed/u,
}).source;
const YOU_WILL = anyOf("u", {
  have: /have|hold|possess|need|bring/u,
  tool: /live in (?:Excel|Outlook|Salesforce|SAP|Jira|Figma|Slack|spreadsheets|a CRM)/u,
  be: /be (?:an? (?:experienced|qualified|confident)|able|comfortable|confident|familiar|qualified|fluent|used to|experienced|at home|quick|good|proficient|skilled)/u,
}).source;
const YOU = anyOf("u", {
  will: new RegExp(`you(?:['’]ll| will|['’]d| would) (?:also |already |ideally )?(?:${YOU_WILL})`, "u"),
  have: /you(?:['’]ve| have| already| know\b| understand\b| hold\b| can\b| bring\b| speak\b| enjoy coach| possess)/u,
  are: new RegExp(`you(?:['’]re| are) (?:${YOU_ARE})`, "u"),
}).source;
/** What the employer gives: "you have the chance". */
const GIVEN =
  "(?! (?:a partner|the chance|the opportunity|access|plenty|room|done this|find|get|your own office|to be))";

export const STATE = new RegExp(String.raw`(?:^|[,;:] (?:and |so )?|\band )(?:${YOU})${GIVEN}\b`, "iu");

const ABILITY = oneOf(
  "experience, knowledge, understanding, familiarity, proficiency, command, background, track record, record, grasp, competence",
  "fluency, expertise",
);
const OPENING = anyOf("u", {
  ability: new RegExp(
    String.raw`(?:an? |some |the )?(?:[\p{L}-]+,? (?:and )?){0,3}${ABILITY}\b (?:in|of|with|as|using|working|at|on|planning|leading|managing|across)\b`,
    "u",
  ),
  quality:
    /(?:demonstrable|proven|demonstrated|strong|excellent|solid|good|sound|working|hands-on|advanced|basic) \p{L}/u,
  readiness: /ability to|able to|willing(?:ness)? to|available (?:to|for)|(?:an? )?flexib(?:le|ility)\b/u,
  degree:
    /B\.? ?(?:E|Tech|Com|Sc|Arch|Ed|Pharm)\b|(?:MCA|MBA|BBA|BCA|BE|CA) ?[/(,]|(?:an? )?(?:bachelor|master|degree|diploma|associate)['’]?s?\b/u,
}).source;

export const NAMED = new RegExp(String.raw`^(?:${OPENING})|\bqualified \p{L}+ (?:is|are)\b`, "iu");
