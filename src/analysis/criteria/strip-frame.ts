/** What a sentence says around the thing it asks for. Cut from the front, again and again. */
const FRONTS: readonly RegExp[] = [
  /^(?:also|finally|further(?:more)?|in addition|beyond that|above all|of course|however|moreover|that said|naturally|and|but|so|or|plus|too|therefore),? /iu,
  /^(?:because|since|as|given that|while|when)\b[^,]{5,120}, (?=(?:you|we|an?|some|the|experience|knowledge)\b)/iu,
  /^(?:ideally|preferably|desirable|essential|bonus)[,:]? (?=\S)/iu,
  /^it (?:would|will|['’]d) (?:also |really )?(?:help|please us|be (?:an? )?(?:\p{L}+)|delight us|impress us) (?:if|to (?:have|see)) (?:you )?/iu,
  /^(?:we|they|our client|the client|i)(?:['’]d| would|['’]re| are| will| do)? (?:also |therefore |especially |particularly |really |only |be |all )*(?:looking for|look for|seek(?:ing)?|want|need|require|expect|ask for|value|like to see|like|searching for|hoping for|(?:glad|happy|keen|pleased|delighted) to hear from|love to hear from|meet|interested in) (?=\S)/iu,
  /^(?:(?:is |are )?(?:looking for|seeking|in search of)) (?=\S)/iu,
  /^(?:an? |the )?(?:right |ideal |successful |suitable |perfect )?(?:someone|somebody|anyone|anybody|people|those|candidates?|applicants?|person(?: we hire)?|colleagues?|individuals?|you) (?=(?:who|with|whose|able|to have|to be|must|should|will|has|have|is|are|ideally|that)\b)/iu,
  /^(?:who|that) (?:(?:has|have|is|are|can|will|would|holds?|knows?|brings?)(?: been)? )?(?=\S)/iu,
  /^with (?=\S)/iu,
  /^to (?:have|be|hold|know|bring|show)(?: spent| us)? (?=\S)/iu,
  /^show us (?:too |also )?that you (?:have )?/iu,
  /^you(?:['’]ll|['’]d|['’]ve|['’]re)? (?:(?:must|should|will|would|do|also|already|ideally|probably|certainly|really|need to|need|have to|want to|ought to|likely) )*(?:(?:have|be|hold|possess|bring|are|has|need)(?: been| also| already)? )?(?=\S)/iu,
  /^(?:must|should|will|need to) (?:also |ideally )?(?:(?:have|be|hold|possess)(?: an?(?= \p{L}))? )?(?=\S)/iu,
  /^(?:have|has|possess(?:es)?) (?=(?:an?|at least|some|strong|good|experience|knowledge|excellent|\d|solid|proven)\b)/iu,
];

/** Cut from where the sentence goes on to say how much it is wanted, or why. */
const BACKS: readonly RegExp[] = [
  /,? (?:\((?:required|mandatory|essential|preferred|desirable|desired)[^)]*\))(?=[.,;\s]|$)/iu,
  / [–—-] (?:mandatory|required|essential|preferred|desirable|a must)\b.*$/iu,
  /,? (?:is|are|would be|will be|be) (?:strictly |also |very |especially |absolutely |always |particularly )?(?:an? )?(?:real |definite |distinct |big |strong |great |huge |clear |added |significant )*(?:required|essential|mandatory|preferred|preferable|desirable|desired|needed|expected|important|vital|necessary|crucial|critical|key|must|plus|bonus|advantage|asset|advantageous|useful|helpful|handy|welcome|beneficial)\b.*$/iu,
  /,? (?:would|will|['’]d) (?:also |certainly |really )?(?:help|please us|delight|impress|make us|give you|count|stand you|be (?:great|good|nice|ideal|lovely|grand|of))\b.*$/iu,
  / (?:matters?|counts?) (?:to us|as much|a (?:great deal|lot)|more|here|for)\b.*$/iu,
  / should be second nature\b.*$/iu,
  /,? (?:a|an) (?:big |definite |real |strong |distinct )?(?:plus|bonus|advantage|asset|must)[.!]?$/iu,
  /,? (?:preferred|desirable|required|essential|mandatory|preferably|ideal)[.!]?$/iu,
  /[,;:]? (?:because|since|as this|as the|so that|although|though|but|by which we mean that)\b.{10,}$/iu,
];

/** "You must hold a forklift licence, because the yard is large" asks for "a forklift licence". */
export function stripFrame(text: string): string {
  const ended = BACKS.reduce((rest, back) => keepTelling(rest, rest.replace(back, "")), text.trim());
  return stripFronts(ended);
}

function stripFronts(text: string): string {
  const next = FRONTS.reduce((rest, front) => keepTelling(rest, rest.replace(front, "")), text);
  return next === text ? text : stripFronts(next);
}

/** A frame around nothing was no frame. */
function keepTelling(before: string, after: string): string {
  return /\p{L}{2}|\p{Lu}/u.test(after) ? after.trim() : before;
}
