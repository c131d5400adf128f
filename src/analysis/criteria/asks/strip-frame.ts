import { isMeaningful } from "#analysis/criteria/find-terms.ts";
import { EXCLUSION } from "./asking-patterns.ts";

/** What a sentence says around the thing it asks for. Cut from the front, again and again. */
const FRONTS: readonly RegExp[] = [
  /^(?:would|will) be [^:]{3,25}: (?=\S)/iu,
  /^(?:and )?perhaps (?:some of these: )?(?=\S)/iu,
  /^the (?:person|candidate|colleague|applicant) we have in mind (?:has |is |can |will have )?(?=\S)/iu,
  /^(?:we|they)(?: are|['’]re) (?=with )/iu,
  /^so (?:would|is|are|does|do) (?=\S)/iu,
  /^(?:the )?same (?:goes |is true |holds |applies )?(?:for|of|to|if you(?:['’]ve| have| can)?) (?=\S)/iu,
  /^(?:must |should )?(?:at|on|by) the closing date,? (?=\S)/iu,
  /^(?:also|finally|further(?:more)?|in addition|beyond that|above all|of course|however|moreover|that said|naturally|and|but|so|or|plus|too|therefore),? /iu,
  /^(?:because|since|as|given that|while|when)\b[^,]{5,120}, (?=(?:you|we|an?|some|the|experience|knowledge|fluen\p{L}+|good|strong|excellent|at least|full)\b)/iu,
  /^(?:the|an?) (?:(?:person|candidate|applicant|successful candidate|ideal candidate) (?:we (?:want|need|seek|hire|are looking for) )?|[\p{L} -]{3,30}? we (?:want|need|seek|hire|are looking for) )(?=(?:has|have|is|will|must|should|can|knows?|holds?)\b)/iu,
  /^(?:we|they|i)(?: are|['’]re| am|['’]m) (?:also )?(?:after|counting on|hoping for|keen on)(?: an?)? (?=\S)/iu,
  /^(?:nobody|no one|no-one) (?:should|need|can) apply (?:who has not |who hasn['’]t |without )/iu,
  /^(?:we|i|the \p{L}+) (?:won['’]t|will not|cannot|can['’]t) (?:look at|consider|take(?: on)?|hire|interview|meet|see|appoint) (?:anyone|anybody|people|candidates|applicants) (?:without|who (?:(?:has|have) (?:not|never)(?: had| got)?|(?:do|does)(?: not|n['’]t)(?: have| hold)?|can(?:not|['’]t))) /iu,
  /^(?:[^:]{3,30}: )?(?:please |kindly )?(?:do not|don['’]t) apply (?:unless you (?:have|hold)|unless you['’]ve|without|if you (?:have not|haven['’]t|have never)) /iu,
  /^(?:he or she|he\/she|she or he|s\/he|they|the (?:successful|ideal|right) (?:candidate|applicant|person)|the (?:post|job|role) ?holder|candidates|applicants) (?:will|must|should|would)(?: also| ideally)* (?:(?:have|be|hold|possess|bring|need)(?: had| been)? )?(?=\S)/iu,
  /^(?:plus(?:es)?|bonus(?:es)?|extras?)(?: points)? (?:include|are|if you(?:['’]ve| have)?|for) (?=\S)/iu,
  /^it(?:['’]s| is| would| will)(?: be)?\b.{0,30}?\b(?:harm|hurt|nice|great|good|useful|bonus|plus|help|lovely|grand) (?:if you(?: could| can| had| were)?|to) (?:have )?(?=\S)/iu,
  /^(?:we|i) (?:care|mind) (?:more|most|also|only)? ?(?:that|about) (?=\S)/iu,
  /^to (?:do this|succeed|be successful|get there|thrive)\b[^,]{0,40}?,? (?=(?:you|we)\b)/iu,
  /^(?:an?|our next) [\p{L} -]{3,40}? (?:for our [\p{L} ]{3,30} )?(?=who (?:has|have|is|can|knows|holds)\b)/iu,
  /^(?:ideally|preferably|desirable|essential|bonus)[,:]? (?=\S)/iu,
  /^it (?:would|will|['’]d) (?:also |really )?(?:help|please us|be (?:an? )?(?:\p{L}+)|delight us|impress us) (?:if|to (?:have|see)) (?:you (?:(?:could|can|had|have|were) )?)?/iu,
  /^(?:and |so )?if you(?:['’]ve|['’]re| have| could| can)? (?=.{3,160}?(?:, | you(?:['’]ll| will) )(?:tell|say|let|mention|settle|fit|good|great|so much|all the)\b)/iu,
  /^(?:knows?|knew) (?:your|their) way (?:a?round|about) (?=\S)/iu,
  /^(?:you(?:['’]ll| will) )?live in (?=(?:Excel|Outlook|Salesforce|SAP|Jira|Figma|Slack|spreadsheets|a CRM)\b)/iu,
  /^(?:we|they|our client|the client|i)(?:['’]d| would|['’]re| are| will| do)? (?:also |therefore |especially |particularly |really |only |be |all )*(?:looking for|look for|seek(?:ing)?|want|need|require|expect|ask for|value|like to see|like|searching for|hoping for|(?:glad|happy|keen|pleased|delighted) to hear from|love to hear from|meet|interested in) (?=\S)/iu,
  /^(?:we|they|i)(?:['’](?:d|ll))? (?:should |would |will )?(?:imagine you as|(?:like|want) to (?:see|hear about)(?: (?:evidence|proof))?(?: that you(?: have|['’]ve)?| of)?) (?=\S)/iu,
  /^(?:(?:is |are )?(?:looking for|seeking|in search of)) (?=\S)/iu,
  /^(?:an? |the )?(?:right |ideal |successful |suitable |perfect )?(?:someone|somebody|anyone|anybody|people|those|candidates?|applicants?|person(?: we hire)?|colleagues?|individuals?|you) (?=(?:who|with|whose|able|to have|to be|must|should|will|has|have|is|are|ideally|that)\b)/iu,
  /^(?:are|is|am|being) (?=(?:an? (?:experienced|qualified|confident)|fluent|comfortable|able|confident|familiar|at (?:home|ease)|good|happy|used to|qualified|experienced|proficient|skilled|calm|well|handy|quick|willing|thoroughly|fully|fluently|numerate|organi[sz]ed|registered|licen[cs]ed)\b)/iu,
  /^(?:can |be able to )?(?:speaks?|speaking) (?=\p{Lu}\p{Ll})/u,
  /^(?:who|that) (?:(?:has|have|is|are|can|will|would|holds?|knows?|brings?)(?: been)? )?(?=\S)/iu,
  /^with (?=\S)/iu,
  /^for (?=(?:skills?|experience|somebody|someone|an?|the ability|strong|good|evidence)\b)/iu,
  /^to (?:have|be|hold|know|bring|show)(?: spent| us)? (?=\S)/iu,
  /^show us (?:too |also )?that you (?:have )?/iu,
  /^you(?:['’]ll|['’]d|['’]ve|['’]re)? (?:(?:must|should|will|would|do|also|already|ideally|probably|certainly|really|need to|need|have to|want to|ought to|likely) )*(?:(?:have|be|hold|possess|bring|are|has|need)(?: been| also| already)? )?(?=\S)/iu,
  /^(?:must|should|will|need to) (?:also |ideally )?(?:(?:have|be|hold|possess) )?(?=\S)/iu,
  /^(?:have|has|possess(?:es)?) (?=(?:an?|at least|some|strong|good|experience|knowledge|excellent|\d|solid|proven)\b)/iu,
];

const BRACKETED =
  /,? (?:\((?:required|mandatory|compulsory|essential|preferred|desirable|desired)[^)]*\))(?=[.,;\s]|$)/iu;
/** What nobody is taken without stands before it, however short. */
const EXCLUDED = new RegExp(` ?(?: [–—-]|[:;,(]) ?(?:[^–—:;,(]*)(?:${EXCLUSION.source}).*$`, "iu");

/** Cut from where the sentence goes on to say how much it is wanted, or why. */
const BACKS: readonly RegExp[] = [
  / [–—-] (?:mandatory|required|essential|preferred|desirable|a must)\b.*$/iu,
  /,? (?:is|are|would be|will be|be) (?:\p{L}+ly |also |very |always |all |both )*(?:an? )?(?:real |definite |distinct |big |strong |great |huge |clear |added |significant )*(?:required|essential|mandatory|preferred|preferable|desirable|desired|needed|expected|asked for|called for|wanted|important|vital|necessary|crucial|critical|key|must|plus|bonus|advantage|asset|advantageous|useful|helpful|handy|welcome|beneficial)\b.*$/iu,
  /,? (?:would|will|['’]d) (?:also |certainly |really )?(?:help|please us|delight|impress|make us|give you|count|stand you|be (?:great|good|nice|ideal|lovely|grand|of))\b.*$/iu,
  / (?:matters?|counts?) (?:to us|as much|a (?:great deal|lot)|more|here|for)\b.*$/iu,
  / counts? as\b.*$/iu,
  /(?<!\ban?),? (?:is |are )?highly regarded\b.*$/iu,
  /,? (?:added|distinct) advantage[.!]?$/iu,
  / should be second nature\b.*$/iu,
  /,? (?:and|but) we(?:['’](?:ll|ve|re)| will| have| can| are)\b(?! (?:also )?(?:want|like|expect|need|ask|look|hop|love)).*$/iu,
  /; (?:about|most|many|half|some|all) [^;]*\b(?:our|us)\b[^;]*$/iu,
  /,? (?:you(?:['’]ll| will) (?:settle|fit|feel|be ahead)|tell us|say so|let us know)\b.*$/iu,
  / will be tested\b.*$/iu,
  /,? (?:without (?:much|drama|help)|not (?:just|only|merely|from))\b[^,;]*$/iu,
  / at some point$/iu,
  /[,:]? (?:likewise|ditto|same again)[.!]?$/iu,
  / helps(?:,.*|[.!]?)$/iu,
  /,? (?:a|an) (?:big |definite |real |strong |distinct )?(?:plus|bonus|advantage|asset|must)[.!]?$/iu,
  /,? (?:preferred|desirable|required|essential|mandatory|preferably|ideal|useful|handy|helpful)[.!]?$/iu,
  /[,;:]? (?:because|since|as this|as the|so that|although|though|by which we mean that)\b.{10,}$/iu,
  /,? (?:is|are) (?:great|nice|fine|lovely|about what it takes|something we are short of)\b.*$/iu,
  /,? (?:goes? without saying|would be (?:usual|normal|looked on|a gift)|would (?:shorten|let you|not hurt)|should be familiar)\b.*$/iu,
];

/** "Candidates who have never led a team will not be considered" asks for having led one. */
const LACKED =
  /^(?:candidates|applicants|applications|people|those|anyone|profiles) (?:without|lacking|who (?:have|has) (?:not|never)(?: had| got)?) (?<thing>[^,;]{4,90}?) (?:(?:will|can|are|need|should) ?not|won['’]t|can['’]t) (?:be )?(?:considered|shortlisted|interviewed|accepted|taken|hired|invited|apply|competitive|successful)\b.*$/iu;

/** "You must hold a forklift licence, because the yard is large" asks for "a forklift licence". */
export function stripFrame(text: string): string {
  const plain = stripFronts(LACKED.exec(text.trim())?.groups?.thing ?? text.trim());
  const opened = keepDistinctive(plain, plain.replace(BRACKETED, "").replace(EXCLUDED, ""));
  const ended = BACKS.reduce((rest, back) => keepMost(rest, rest.replace(back, "")), opened);
  return stripFronts(closeBrackets(ended));
}

/** A cut inside brackets takes the whole remark with it. */
function closeBrackets(text: string): string {
  const open = text.lastIndexOf("(");
  return open > 0 && !text.includes(")", open) ? text.slice(0, open).trim() : text;
}

function stripFronts(text: string): string {
  const next = FRONTS.reduce((rest, front) => keepDistinctive(rest, rest.replace(front, "")), text);
  return next === text ? text : stripFronts(next);
}

const POINTING = new Set(
  "it its that this these those there they them him her she which who whom what he somebody someone anyone".split(" "),
);

/** A frame around nothing was no frame: "It would help" says nothing by "it". */
function keepDistinctive(before: string, after: string): string {
  return countDistinctive(after) > 0 ? after.trim() : before;
}

const ENOUGH = 3;
const LEAST_SHARE = 0.4;

/** "Equally important is a feel for figures": where little is left, the rest was what is asked for. */
function keepMost(before: string, after: string): string {
  const left = countDistinctive(after);
  const isMost = left >= ENOUGH || left > (countDistinctive(before) - left) * LEAST_SHARE;
  return left > 0 && isMost ? after.trim() : before;
}

function countDistinctive(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => isMeaningful(word) && !POINTING.has(word)).length;
}
