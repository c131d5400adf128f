/** Conditions and courtesies that no CV could be told apart by. */
const BOILERPLATE =
  /\b(?:right to work|(?:eligible|eligibility|authori[sz]ed|legally able) to work|work permit|willing(?:ness)? to (?:travel|relocate)|references|equal[- ]opportunit\w*|equal employment|affirmative action|discriminat\w*|regardless of|without regard to|reasonable (?:adjustments|accommodations?)|pension|(?:days|annual|paid|need a|of) (?:holidays?|leave|vacation)|paid time off|salary|salaries|per annum|benefits package|health insurance|dental|401k?|click apply|apply (?:now|today|online|via|by|directly)|please (?:apply|send|note|submit|contact)|we offer|competitive|cover letter|(?:send|submit) (?:us )?your (?:cv|resume|application)|sponsorship|protected (?:veteran|attribute|characteristic)|veteran status|gift card|bonus scheme|career (?:path|opportunities|development)|free (?:coffee|fruit|lunch|drinks)|not (?:necessarily )?limited to the following|(?:other|additional) duties as (?:required|assigned|needed)|duties and responsibilities as|strengths and capabilities|global leader|market leader|leading provider|world['’]s (?:most|leading|biggest|largest)|likes: \d|date posted)\b/iu;

const BOARD_LINE =
  /^(?:(?:job|time|contract|employment) type|work (?:location|shift)|hiring insights|application response rate|scheduled (?:weekly )?hours|location|full job description|job details|type|shift)\b(?: \S+){0,5}$/iu;

/** A sentence that begins like this speaks of the employer, or to the reader. */
const ABOUT_EMPLOYER =
  /^(?:we|we['’](?:re|ve|ll|d)|our|us|at our|at we|(?:is|are|was) (?:an?|the|one|looking|currently|proud|committed)\b|has (?:been|grown)|join|founded|established|headquartered|the (?:company|firm|organi[sz]ation|bank)\b|this (?:is (?:an?|your|the)|position has|opportunity)|if you|why|what|are you|do you|does|please|apply|click|to apply|thank|imagine|come|let us|here|according to|over the (?:next|past|last)|despite|during this|in (?:accordance|compliance|order) (?:with|to)|in return|thanks to|want to|one of the|as one of|depending on|the (?:is|\(\))(?= )|as an? [\p{L} /-]{3,60} you(?:['’]ll| will) be (?:joining|part of|a member)|at this time|a job you)\b/iu;

const ASKS_SOMEONE =
  /\b(?:you(?:['’]ll| will)? (?:must|need to (?:have|be|hold)|should have|have|possess)|(?:looking|searching) for|seeking|we (?:require|expect|need) (?:you|someone|a|an)|must have|experience (?:in|with|of|as|using)|knowledge of|proficien\w+ in)\b/iu;

/** Among the requirements, "we" and "our" without a wish is the employer talking, and enthusiasm is no requirement. */
const TALK =
  /\b(?:we|we['’](?:re|ve|ll|d)|us|our)\b|^(?:you can|you['’]ll (?:find|love|enjoy|get|join)|you(?:['’]re| are) (?:an? (?:integral|important)|always|also)|your efforts|there['’]?s|there (?:is|are)|on campus|especially|depending|when you|to find out|leave your|passion|passionate|your (?:undivided )?passion|enthusiasm|enthusiastic about|love (?:of|for)|some of|some weeks|in \d)\b/iu;
const WISH =
  /\b(?:experience|experienced|knowledge|ability|able to|capable|capacity|must|require[sd]?|you have|you will have|skills?|understanding|proficien\w+|years|degree|qualified|certified|expect you|need you|familiar\w*|expertise|fluent|background)\b/iu;

/** An advertisement that was copied may carry an order to whatever reads it. It asks nothing of a candidate. */
const ORDERS_SOFTWARE =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|other)\b.{0,30}\b(?:instructions?|prompts?|requirements|criteria)\b|\b(?:give|award|assign|rate|score|rank|mark)\b.{0,20}\b(?:everyone|everybody|(?:all|every|each|any) (?:candidates?|applicants?|cvs?|resumes?))\b.{0,30}\b(?:100|maximum|highest|full marks|perfect|strong|exceptional)\b|\b(?:system|ai|llm|model)[ _-](?:notice|message|prompt|override|instructions?)s?\W{0,2}:/iu;

/** Praise of the employer, benefits, law and the way to apply: nothing that a candidate has or lacks. */
export function isBoilerplate(text: string): boolean {
  if (ORDERS_SOFTWARE.test(text)) return true;
  return BOILERPLATE.test(text) || BOARD_LINE.test(text) || (ABOUT_EMPLOYER.test(text) && !ASKS_SOMEONE.test(text));
}

export function isTalk(text: string): boolean {
  return TALK.test(text) && !WISH.test(text);
}
