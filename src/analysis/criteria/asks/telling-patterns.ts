import { anyOf, oneOf } from "#analysis/pattern.ts";

const EVERYONE = "(?:everyone|everybody|(?:all|every|each|any) (?:candidates?|applicants?|cvs?|resumes?))";

/** An advertisement that was copied may carry an order to whatever reads it. It asks nothing of a candidate. */
export const ORDER = anyOf("iu", {
  ignore:
    /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|other)\b.{0,30}\b(?:instructions?|prompts?|requirements|criteria)\b/u,
  score: new RegExp(
    String.raw`\b(?:give|award|assign|rate|score|rank|mark)\b.{0,20}\b${EVERYONE}\b.{0,30}\b(?:100|maximum|highest|full marks|perfect|strong|exceptional)\b`,
    "u",
  ),
  notice: /\b(?:system|ai|llm|model)[ _-](?:notice|message|prompt|override|instructions?)s?\W{0,2}:/u,
});

export const FAIRNESS = anyOf("iu", {
  equal: /\bequal[- ]opportunit|equal employment|affirmative action|discriminat/u,
  regardless: /regardless of|irrespective of|without regard to|protected (?:veteran|attribute|characteristic)/u,
  veterans: /veterans?['’]? (?:preference|status)/u,
  adjustments: /reasonable (?:adjustments?|accommodations?)|requires? accommodation/u,
  welcome: /welcomes? (?:applications|applicants)|encourages? applications|guaranteed? (?:an )?interview/u,
  everybody: /all parts of the community|disabled applicants|job share/u,
  inclusive: /inclusive (?:employer|workplace)|diversity (?:and|of)\b/u,
});

/** Words that also begin the name of a skill: "call centre", "e-mail marketing". */
const SEND = anyOf("u", {
  please: /(?:please|pls|kindly) (?!(?:also )?note\b)|to apply|apply\b|how to apply|send\b/u,
  mail: /e-?mail\b(?! (?:marketing|campaigns?|automation|design|security|platforms?|systems?|and|or|tools?)\b)|mail\b/u,
  call: /call\b(?! (?:cent(?:re|er)|handling|logging|control|quality|monitoring)s?\b)|ring\b|write to/u,
  contact: /contact\b(?! (?:cent(?:re|er)s?|tracing|management|lens)\b)|upload\b|submit\b|share (?:your|updated)/u,
  cv: /(?:your )?(?:cvs?|r[ée]sum[ée]s?)\b|click|interviews? |closing/u,
  dates: /applications? (?:close|are|will|must be)|application review|shortlisting|only shortlisted/u,
  reply: /we (?:interview|reply|will (?:contact|reply)|aim to)|curious|questions|for (?:more|an? informal|further)/u,
  reference: /visit\b|ref(?:erence)?\b|no (?:agencies|telephone|calls|recruiters)|finalists|start date/u,
  contacted: /successful candidates? will be (?:contacted|notified|invited)/u,
  interested: /interested (?:candidates|applicants|parties)|due to the (?:volume|number)|text |drop (?:us|me)/u,
  sounds: /if (?:this|that|you) (?:sounds?|think|are interested|like)|tell us|get in touch|we look forward/u,
  feel: /if you (?:believe|feel|have what|want to)|(?:if )?interested,? (?:please|pls|kindly)|hit (?:apply|the)/u,
  end: /pick up an application|come (?:by|in)\b|thanks (?:and|&) regards|regards\b|(?:last|final) (?:filing |application )?date/u,
}).source;
const PAPERS = anyOf("u", {
  yours: /your (?:cv|r[ée]sum[ée]|application|covering|cover)/u,
  cv: /(?:a|updated|current) (?:cv|r[ée]sum[ée])(?: and| with| to)|cover(?:ing)? letter|(?<!\b(?:at|on|by) the )closing date/u,
  called: /quoting (?:ref|reference)|will be (?:interviewed|contacted)|(?:you|candidates|applicants) will be tested/u,
  shown: /no agencies|shortlisting|show (?:it|this|them) on your|(?:on|in) your (?:cv|r[ée]sum[ée])/u,
}).source;

export const PROCESS = anyOf("iu", {
  address: /\S@\S{1,60}\.\p{L}|\b(?:https?:|www\.)/u,
  opens: new RegExp(`^(?:${SEND})`, "u"),
  applies: /\bapply (?:today|now|online|via|through)\b/u,
  attaches: /\b(?:should|to|must) (?:please )?be (?:attached|enclosed|submitted)\b|up-to-date (?:cv|r[ée]sum[ée])/u,
  papers: new RegExp(String.raw`\b(?:${PAPERS})\b`, "u"),
});

const SALARY = oneOf("salar(?:y|ies), pay, compensation, package, rate, wages?, remuneration, stipend");

export const PAY = anyOf("iu", {
  we: /^we (?:pay|offer)\b/u,
  amount: new RegExp(String.raw`^(?:(?:the|your|our|a|starting|basic|base) )*${SALARY}\b[^.]{0,40}[$£€₹\d]`, "u"),
});

const TERMS = anyOf("u", {
  pension: /salar(?:y|ies)|per annum|pension|401\(?k|403\(?b/u,
  leave: /(?:days['’]?|annual|paid|weeks['’]?|of) (?:holidays?|leave|vacation)|paid time off/u,
  insurance: /(?:health|dental|medical) (?:insurance|cover(?:age)?)|profit[- ]share/u,
  offered: /we (?:offer|pay|provide|give|will pay)|what you get|competitive (?:salary|pay|package)|benefits/u,
  extras: /bonus scheme|tuition|discount|free (?:coffee|fruit|lunch|drinks|parking)/u,
  career: /career (?:path|opportunities|development)|relocation|hybrid|work(?:ed|ing)? from home|flexi-?time/u,
  hours: /(?:am|pm) starts?|saturdays?|full[- ]time/u,
  partTime: /part[- ]time(?! (?:staff|\p{L}+ers|assistants|employees|colleagues)\b)|permanent|hrs|shift premium/u,
}).source;

export const OFFER = anyOf("iu", {
  amount: /[$£€₹] ?\d[\d,.]*(?![\d,.]| ?(?:million|billion|bn|m)\b)|\b(?:inr|usd|eur|gbp) ?\d|\d ?lpa\b/u,
  terms: new RegExp(String.raw`\b(?:${TERMS})\b`, "u"),
});

const YOUR_WORK = anyOf("u", {
  you: /you(?:['’]ll| will|['’]d| would)|as (?:our )?(?:an? |the )?[\p{L} /-]{3,60},? you/u,
  holder: /(?:post|role|job) ?holder|reporting to|reports to|responsible for|in this role/u,
  role: /the (?:role|job|post|position) (?:is|involves|includes|will)|your (?:day|job|task|week|time)/u,
}).source;

export const DUTY = new RegExp(String.raw`\b(?:${YOUR_WORK})\b`, "iu");

const US = anyOf("u", {
  we: /we|we['’](?:re|ve|ll|d)|our|us|at|(?:is|are|was) (?:an?|the|one|looking|currently|proud|committed)\b/u,
  past: /has (?:been|grown)|join|founded|established|headquartered/u,
  firm: /the (?:company|firm|organi[sz]ation|bank|team|school|authority|client)\b|this (?:is|position|opportunity)/u,
  question: /if you|why|what|are you|do you|does|thank|imagine|picture|come|let us|here|according to|over the/u,
  setting: /despite|during|in (?:accordance|compliance|order|return)|thanks to|want to|one of|as one of|depending on/u,
  people: /people (?:stay|here)|the offices?|some \d|three generations|about (?:a|half)/u,
}).source;

export const EMPLOYER = anyOf("iu", {
  named:
    /^\p{Lu}[\p{L}&' -]{2,40} (?:is|are|was|has been) (?:proud|committed|dedicated|known|based|located|part of|home to|growing)\b/u,
  opens: new RegExp(String.raw`^(?:${US})\b`, "u"),
});
