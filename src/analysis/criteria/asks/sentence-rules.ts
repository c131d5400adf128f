/** What a sentence of an advertisement says. The first rule that fits decides; what none fits is "other". */
export type SentenceKind =
  | "order"
  | "exclusion"
  | "fairness"
  | "process"
  | "nice"
  | "must"
  | "offer"
  | "duty"
  | "employer";

interface SentenceRule {
  name: string;
  kind: SentenceKind;
  pattern: RegExp;
}

/** An advertisement that was copied may carry an order to whatever reads it. It asks nothing of a candidate. */
const ORDERS_SOFTWARE: SentenceRule = {
  name: "orders software about",
  kind: "order",
  pattern:
    /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|other)\b.{0,30}\b(?:instructions?|prompts?|requirements|criteria)\b|\b(?:give|award|assign|rate|score|rank|mark)\b.{0,20}\b(?:everyone|everybody|(?:all|every|each|any) (?:candidates?|applicants?|cvs?|resumes?))\b.{0,30}\b(?:100|maximum|highest|full marks|perfect|strong|exceptional)\b|\b(?:system|ai|llm|model)[ _-](?:notice|message|prompt|override|instructions?)s?\W{0,2}:/iu,
};

/** Nobody is taken without it: the wish this stands beside is a gate. */
export const EXCLUSION =
  /\b(?:cannot|can['’]?t|can not|unable to|will not|won['’]t|not) (?:be )?(?:consider(?:ed)?|forward(?:ed)?|go forward|take (?:you|anyone|anybody) on|accept(?:ed)?|hire|employ|proceed|progress(?:ed)?|shortlist(?:ed)?|make (?:an )?exceptions?|read|look at|waive|interview(?:ed)?|call(?:ed)?|let us hire|be (?:competitive|successful)|competitive|move forward|advance)\b|\b(?:appl(?:icants|ications)|candidates|anyone|anybody|those|people|profiles|cvs|freshers) (?:without|lacking|with (?:less|fewer)|from outside|who (?:do not|don['’]t|are not|aren['’]t|cannot|can['’]t|have (?:not|never)|lack))\b|\bno exceptions?\b|^no \p{L}+, no\b|\bn[o'’]t negotiable|non-negotiable|no way around|condition of (?:hire|employment|appointment|the post)|(?:do not|don['’]t|need not|requested not to) apply|(?:kindly|please) excuse|only (?:consider|meet|interview|shortlist)\b|(?:does not|won['’]t|cannot|can['’]t) (?:let|allow) us|\bwithout (?:it|one)\b|\b(?:nobody|no one|no-one) (?:should|need|can) apply\b|(?:won['’]t|will not|cannot|can['’]t) (?:look at|consider|take|hire|see|meet) (?:anyone|anybody|people|candidates)|not a (?:post|job|role) in which|deal[- ]?breaker/iu;

const POINTS_BACK =
  /^(?:and )?(?:without (?:it|one|this|that)|there is no|th(?:is|at|e)(?: (?:first|last|second|latter))?(?: (?:is|one|point))|it is|no (?:exceptions?|\p{L}+, no)|(?:applications|applicants|candidates|profiles|cvs|freshers|those|anyone) (?:without|who|with|from|not|lacking|that|please)|we (?:cannot|can['’]t|are (?:unable|not able)|will not|won['’]t)|please|the (?:county|law|state|regulator))\b/iu;

/** It says only that nobody is taken without what was named before. */
export function isBareExclusion(text: string): boolean {
  return EXCLUSION.test(text) && POINTS_BACK.test(text) && !QUANTITY.test(text);
}

const FAIRNESS =
  /\bequal[- ]opportunit|equal employment|affirmative action|discriminat|regardless of|irrespective of|without regard to|protected (?:veteran|attribute|characteristic)|veterans?['’]? (?:preference|status)|reasonable (?:adjustments?|accommodations?)|requires? accommodation|welcomes? (?:applications|applicants)|encourages? applications|guaranteed? (?:an )?interview|all parts of the community|disabled applicants|job share|inclusive (?:employer|workplace)|diversity (?:and|of)\b/iu;

const PROCESS =
  /\S@\S{1,60}\.\p{L}|\b(?:https?:|www\.)|^(?:(?:please|pls|kindly) (?!(?:also )?note\b)|to apply|apply\b|how to apply|send\b|e-?mail\b(?! (?:marketing|campaigns?|automation|design|security|platforms?|systems?|and|or|tools?)\b)|mail\b|call\b(?! (?:cent(?:re|er)|handling|logging|control|quality|monitoring)s?\b)|ring\b|write to|contact\b(?! (?:cent(?:re|er)s?|tracing|management|lens)\b)|upload\b|submit\b|share (?:your|updated)|(?:your )?(?:cvs?|r[ée]sum[ée]s?)\b|click|interviews? |closing|applications? (?:close|are|will|must be)|application review|shortlisting|only shortlisted|we (?:interview|reply|will (?:contact|reply)|aim to)|curious|questions|for (?:more|an? informal|further)|visit\b|ref(?:erence)?\b|no (?:agencies|telephone|calls|recruiters)|finalists|start date|successful candidates? will be (?:contacted|notified|invited)|interested (?:candidates|applicants|parties)|due to the (?:volume|number)|text |drop (?:us|me)|if (?:this|that|you) (?:sounds?|think|are interested|like)|tell us|get in touch|we look forward|if you (?:believe|feel|have what|want to)|(?:if )?interested,? (?:please|pls|kindly)|hit (?:apply|the)|pick up an application|come (?:by|in)\b|thanks (?:and|&) regards|regards\b|(?:last|final) (?:filing |application )?date)|\bapply (?:today|now|online|via|through)\b|\b(?:should|to|must) (?:please )?be (?:attached|enclosed|submitted)\b|up-to-date (?:cv|r[ée]sum[ée])|\b(?:your (?:cv|r[ée]sum[ée]|application|covering|cover)|(?:a|updated|current) (?:cv|r[ée]sum[ée])(?: and| with| to)|cover(?:ing)? letter|closing date|quoting (?:ref|reference)|will be (?:interviewed|contacted)|(?:you|candidates|applicants) will be tested|no agencies|shortlisting|show (?:it|this|them) on your|(?:on|in) your (?:cv|r[ée]sum[ée]))\b/iu;

const NICE =
  /(?<!\b(?:you|we|they|he|she|i|who|that|holder|candidate|applicant|client|us|role|job|post)) would (?!be (?:about right|enough|usual|normal|expected|required|needed|typical|responsible|joining|working|based)|want|expect|need|like|require|mean|have to)|\b(?:no|neither is an?|not an?|isn['’]t an?) condition\b|\bit(?:['’]s| is| would| will)\b.{0,24}\b(?:harm|hurt|nice if|great if|good if|useful if|a plus|a bonus)\b|^(?:plus(?:es)?|bonus(?:es)?|extras?) (?:include|are|if|for|points?)\b|\b(?:is|are) (?:great|nice|fine|lovely|a gift|a feather)\b(?! (?:on|at|with|in)\b)|\b(?:we are|we['’]re) short of\b|\bwe(?:['’]d| would) (?:also |really |especially )?(?:value|welcome|appreciate)\b|\b(?:desirable|nice to have|good to have|(?:(?:is|are|as|be)(?: an?)?|(?<!with )an?) (?:big |definite |distinct |strong |real |clear |huge |great |decided |added |significant |major )*(?:plus|bonus|advantage|asset)\b(?! (?:of|that|scheme|plan|paid|which))|advantageous|an advantage|(?<!the )preferred\b(?! (?:suppliers?|partners?|vendors?))|preferable|optional|beneficial|not (?:essential|required|necessary|a requirement)|(?:is|(?<!you )are|very|also|(?<!to )be) (?:useful|handy|welcome|helpful)|(?:would|will|['’]d|might) (?:also |really |certainly |all )*(?:help|put you|set you|count|please us|delight|impress|interest|appeal|make us|give you an|count in your|stand you|be (?:\p{L}+ly )?(?:great|good|nice|helpful|useful|ideal|welcome|lovely|grand|advantageous|beneficial|a help|of (?:interest|value|benefit|use)))|(?:helps?|help) if|(?:glad|happy|pleased|delighted|keen|love) to hear from|(?:interested in|keen on|love|enjoy) hearing from|(?<!\ban? )highly regarded|(?:looked|look) (?:kindly|favou?rably) (?:on|upon)|viewed favou?rably|stands? to you|(?:is|are) advisable|added advantage|a head start|so much the better|all the better|even better|to the (?:top|front) of|ideal but|nice but|(?:have|has|give you) an edge|be noticed|tips? the balance|(?<!can['’]t |cannot )do without|bonus points|extra points)\b|^(?:ideally|preferably|desirable|bonus|preference|so would|also (?:useful|welcome|nice|good))\b|\(?(?:preferred|desirable|ideally|ideal|optional|(?<!\b(?:an?|the|very|be|is|are|and|or) )(?:useful|handy|helpful)|: bonus)\)?[.)]?$/iu;

const DEMAND =
  /\b(?:must\b(?! (?:be|have) (?:fun|seen))|essential|mandatory|(?:is|are|be) (?:strictly |also |absolutely |all |both |really |very |equally |therefore |accordingly )*(?:required|essential|needed|expected|important|of (?:the first|great|paramount) importance|vital|necessary|crucial|critical|key|a must|indispensable|assumed|taken for granted)|need(?:s)? to (?:be|have|hold|know|show)|(?:you|you['’]ll|will|we) (?:also )?need (?:an?|some|to have|your|at least|good|strong|experience)|(?:we|our client|the client|they)(?:['’](?:d|ll))? (?:also |therefore |would |should |do |will )*(?:expect|require|ask|insist|look for|like to see|want to (?:see|hear about)|imagine you)\b|(?:is|are) (?:therefore |also )?(?:asked for|called for|wanted|a requirement)\b|you should\b|(?:candidates?|applicants?) (?:should|must|will|need)\b|matters? (?:to us|as much|a (?:great deal|lot)|more|here)|counts? for|should be (?:second nature|familiar)|should be familiar|counting on|count on|care (?:more|most) (?:that|about)|what (?:it takes|matters most|counts)|goes? without saying|takes? (?:tact|patience|nerve)|hoping for|hold no (?:mysteries|terrors|fear)|no stranger to|show us)\b/iu;

const SEARCH =
  /^the [\p{L} -]{3,30}? we (?:need|want|seek|hire|are looking for) (?:has|have|is|can|knows|will|should)\b|\b(?:look(?:ing)?|search(?:ing)?|hoping|hop(?:e|ing)|advertising|recruiting|hiring|seek(?:ing)?|want(?:s|ing)?|need(?:s|ing)?|require[sd]?|after|meet|find|welcome|value)\b.{0,60}?\b(?:who\b|whose\b|with (?:an?|at least|some|strong|good|solid|proven|experience|several|\d|two|three|four|five|six|seven|eight|ten|real|genuine|hands-on|previous|deep|both|excellent|more)\b|able to|capable of)/iu;

const QUANTITY =
  /(?<!\b(?:for|over|last|past|next|in|within|of) )\b(?:at least|minimum(?: of)?|not less than|no less than|more than)? ?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)(?: ?\(\d+\))?(?: ?\+| or more| plus)?(?: ?(?:-|–|to|and) ?\w+)? ?(?:years|yrs|year['’]s|years['’]|months)(?: or (?:more|longer))?(?:['’])? (?:of |in |as |on |with |spent |within |post|progressive|experience|practical|hands|relevant|proven|\p{L}+ing\b|\p{L}+ experience)/iu;

const STATE =
  /(?:^|[,;:] (?:and |so )?|\band )(?:you(?:['’]ll| will|['’]d| would) (?:also |already |ideally )?(?:have|hold|possess|need|bring|live in (?:Excel|Outlook|Salesforce|SAP|Jira|Figma|Slack|spreadsheets|a CRM)|be (?:an? (?:experienced|qualified|confident)|able|comfortable|confident|familiar|qualified|fluent|used to|experienced|at home|quick|good|proficient|skilled))|you(?:['’]ve| have| already| know\b| understand\b| hold\b| can\b| bring\b| speak\b| enjoy coach| possess)|you(?:['’]re| are) (?:an? (?:experienced|qualified|confident|skilled|natural|registered|chartered|certified|strong)|comfortable|able|fluent|confident|familiar|at ease|at home|used to|qualified|experienced|good|happy|calm|organi[sz]ed|proficient|skilled|numerate|well versed))(?! (?:a partner|the chance|the opportunity|access|plenty|room|done this|find|get|your own office|to be))\b/iu;

const NAMED =
  /^(?:(?:an? |some |the )?(?:[\p{L}-]+,? (?:and )?){0,3}(?:experience|knowledge|understanding|familiarity|proficiency|command|background|track record|record|grasp|competence|fluency|expertise)\b (?:in|of|with|as|using|working|at|on|planning|leading|managing|across)\b|(?:demonstrable|proven|demonstrated|strong|excellent|solid|good|sound|working|hands-on|advanced|basic) \p{L}|ability to|able to|willing(?:ness)? to|available (?:to|for)|(?:an? )?flexib(?:le|ility)\b|B\.? ?(?:E|Tech|Com|Sc|Arch|Ed|Pharm)\b|(?:MCA|MBA|BBA|BCA|BE|CA) ?[/(,]|(?:an? )?(?:bachelor|master|degree|diploma|associate)['’]?s?\b)|\bqualified \p{L}+ (?:is|are)\b/iu;

const OFFER =
  /[$£€₹] ?\d[\d,.]*(?![\d,.]| ?(?:million|billion|bn|m)\b)|\b(?:inr|usd|eur|gbp) ?\d|\d ?lpa\b|\b(?:salar(?:y|ies)|per annum|pension|401\(?k|403\(?b|(?:days['’]?|annual|paid|weeks['’]?|of) (?:holidays?|leave|vacation)|paid time off|(?:health|dental|medical) (?:insurance|cover(?:age)?)|profit[- ]share|we (?:offer|pay|provide|give|will pay)|what you get|competitive (?:salary|pay|package)|benefits|bonus scheme|tuition|discount|free (?:coffee|fruit|lunch|drinks|parking)|career (?:path|opportunities|development)|relocation|hybrid|work(?:ed|ing)? from home|flexi-?time|(?:am|pm) starts?|saturdays?|full[- ]time|part[- ]time(?! (?:staff|\p{L}+ers|assistants|employees|colleagues)\b)|permanent|hrs|shift premium)\b/iu;

const DUTY =
  /\b(?:you(?:['’]ll| will|['’]d| would)|as (?:our )?(?:an? |the )?[\p{L} /-]{3,60},? you|(?:post|role|job) ?holder|reporting to|reports to|responsible for|in this role|the (?:role|job|post|position) (?:is|involves|includes|will)|your (?:day|job|task|week|time))\b/iu;

const EMPLOYER =
  /^\p{Lu}[\p{L}&' -]{2,40} (?:is|are|was|has been) (?:proud|committed|dedicated|known|based|located|part of|home to|growing)\b|^(?:we|we['’](?:re|ve|ll|d)|our|us|at|(?:is|are|was) (?:an?|the|one|looking|currently|proud|committed)\b|has (?:been|grown)|join|founded|established|headquartered|the (?:company|firm|organi[sz]ation|bank|team|school|authority|client)\b|this (?:is|position|opportunity)|if you|why|what|are you|do you|does|thank|imagine|picture|come|let us|here|according to|over the|despite|during|in (?:accordance|compliance|order|return)|thanks to|want to|one of|as one of|depending on|people (?:stay|here)|the offices?|some \d|three generations|about (?:a|half))\b/iu;

const PAY =
  /^we (?:pay|offer)\b|^(?:(?:the|your|our|a|starting|basic|base) )*(?:salar(?:y|ies)|pay|compensation|package|rate|wages?|remuneration|stipend)\b[^.]{0,40}[$£€₹\d]/iu;
/** "If you have sailed before, tell us": what is asked about is a plus. */
const TELL_US =
  /^(?:and )?if you(?:['’]ve| have| can| hold| know|['’]re| are| speak)\b.*(?:\b(?:tell us|let us know|say so|mention it|we want to (?:know|hear))\b|, (?:good|great|lovely|brilliant|excellent|all the better|so much the better)[.!]?$)/iu;

/** Read in this order for running text: what is asked is told before what is given, since one sentence often does both. */
export const SENTENCE_RULES: readonly SentenceRule[] = [
  ORDERS_SOFTWARE,
  { name: "promises fairness", kind: "fairness", pattern: FAIRNESS },
  { name: "tells how to apply", kind: "process", pattern: PROCESS },
  { name: "names the pay", kind: "offer", pattern: PAY },
  { name: "wants to be told", kind: "nice", pattern: TELL_US },
  { name: "calls it a plus", kind: "nice", pattern: NICE },
  { name: "calls it needed", kind: "must", pattern: DEMAND },
  { name: "describes who is sought", kind: "must", pattern: SEARCH },
  { name: "counts years", kind: "must", pattern: QUANTITY },
  { name: "says what you have", kind: "must", pattern: STATE },
  { name: "opens with the thing asked for", kind: "must", pattern: NAMED },
  { name: "excludes", kind: "exclusion", pattern: EXCLUSION },
  { name: "promises pay or terms", kind: "offer", pattern: OFFER },
  { name: "tells what will be done", kind: "duty", pattern: DUTY },
  { name: "speaks of the employer", kind: "employer", pattern: EMPLOYER },
];

/** "Infrastructure as code (Terraform preferred)" wishes for Terraform and needs the rest. */
const ASIDE = /\((?!(?:preferred|desirable|desired|optional|ideal(?:ly)?|bonus|a plus|nice to have)\))[^()]*\)/giu;

export function classifySentence(text: string): SentenceKind | "other" {
  const plain = text.replaceAll(ASIDE, "");
  return (
    SENTENCE_RULES.find(({ kind, pattern }) => pattern.test(kind === "nice" || kind === "exclusion" ? plain : text))
      ?.kind ?? "other"
  );
}

export function isWish(text: string): boolean {
  const plain = text.replaceAll(ASIDE, "");
  return NICE.test(plain) || TELL_US.test(plain);
}

/** "We want someone who has …": said of this clause, whatever the sentence wishes for beside it. */
export function isSought(text: string): boolean {
  return SEARCH.test(text);
}

export function isDemand(text: string): boolean {
  return DEMAND.test(text);
}

const CREDENTIAL = /\b(?:degree|diploma|licen[cs]e|certificat\w+|qualification|fluent|years['’]?)\b/iu;

/** As one of a list: it names what somebody has, not what is done or given. */
export function looksAsked(text: string): boolean {
  return [DEMAND, QUANTITY, NAMED, CREDENTIAL].some((pattern) => pattern.test(text)) && !looksOffered(text);
}

export function looksOffered(text: string): boolean {
  return OFFER.test(text) && !NAMED.test(text);
}
