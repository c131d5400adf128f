import { anyOf } from "#analysis/pattern.ts";
import type { VacancyPart } from "./vacancy-headings.ts";

interface HeadingFamily {
  name: string;
  part: VacancyPart;
  pattern: RegExp;
  /** What it announces where nothing has been asked for yet: "What would make you right for this" is the list itself. */
  first?: VacancyPart;
}

/**
 * What a heading announces, by families of words instead of whole headings. The first family that fits wins: a wish is told
 * by its wish word whatever stands beside it ("Preferred qualifications"), and what the employer gives or does is told before
 * what it asks, because "What we offer" and "How to apply" hold the words "you" and "role" as often.
 */
export const HEADING_FAMILIES: readonly HeadingFamily[] = [
  {
    name: "says what is not asked",
    part: "boilerplate",
    pattern:
      /don['’]t need|do not need|^not (?:required|needed|necessary)$|not looking for|isn['’]t for|\bnot for you\b|won['’]t need/iu,
  },
  {
    name: "says that it is not needed",
    part: "nice",
    pattern:
      /desirable|desired (?!candidate|profile|applicant)|^desired$|\bnice\b|nice[- ]to|bonus|preferred|preferabl[ey]|preference|advantage|good[- ]to[- ]have|\bplus(?:es)?\b|rather have\b|\bextras?\b|optional|beneficial|\basset|icing|brownie|cherry on|even better|ideally|helpful|\bhelps?\b|welcome\b|not essential|secondary skill|strengthen|highly regarded/iu,
  },
  {
    name: "sets somebody apart",
    part: "nice",
    pattern:
      /\b(?:sets?|setting) you apart|stand out|extra (?:credit|points)|\bif you (?:also|happen)\b|\balso\b(?! (?:need|look|expect|require|bring|want|ask|must|on (?:the|our) list))|\beven\b(?! if)|on top|doesn['’]t hurt|won['’]t hurt|wish ?list|great to have|not a must|lovely|handy|useful|\badded\b|smile/iu,
  },
  {
    name: "imagines somebody better still",
    part: "nice",
    first: "must",
    pattern:
      /(?<!you |you)(?:\b(?:would|could|might)\b|['’]d\b)(?! (?:you )?(?:do|be doing|work|need))(?! suit)|\bif you have\b/iu,
  },
  {
    name: "what the employer plainly gives or does",
    part: "boilerplate",
    pattern: anyOf("iu", {
      benefits: /\bbenefits\b(?! admin)/u,
      we: /\bwe(?:['’]ll| will| can)? (?:offer|pay|give|provide|bring|do\b|are\b(?! (?:looking|after|seeking|hoping|searching|asking|keen))|hire|stand)/u,
      pay: /\boffers?\b|perks|package|salar(?:y|ies)|remuneration|\bctc\b/u,
      yours: /in it for|you(?:['’]ll| will)? (?:get|receive|gain)\b|in return|about (?:us|our)/u,
      apply: /how to apply|to apply\b|apply now|\bequal|equality|diversity|selection process|closing date/u,
      reasons: /why (?:join|work|us|you)|\bthe deal\b|our side|(?:can|to) expect|from us\b|you['’]ll love/u,
      promise: /in exchange|we promise|our end|for your trouble|your reward|get(?:ting)? in touch/u,
    }),
  },
  {
    name: "names what must be done",
    part: "duty",
    pattern:
      /(?:essential|principal|required|primary) (?:job )?(?:duties|functions|responsib|tasks|accountab)|^(?:job|role|work) profile$/iu,
  },
  {
    name: "plainly asks",
    part: "must",
    pattern:
      /require|qualif|essential|\bmust\b|must[- ]have|mandatory|minimum|eligib|person spec|criteria|looking for|you(?:['’]ll| will)? (?:need|bring)|\bcandidates?\b|\bapplicants?\b|skills|experience|you have|who you are|about you|who (?:can|should|may|could) apply|^(?:languages?|software|systems|tickets)$/iu,
  },
  {
    name: "what the employer gives",
    part: "boilerplate",
    pattern:
      /benefit|\bpay\b|\bpays\b|compensation|rewards?\b|you get\b|\bterms\b|our promise|small print|fine print|practical (?:part|bit|side|detail)|good stuff|look after you/iu,
  },
  {
    name: "how to apply",
    part: "boilerplate",
    pattern:
      /\bapply|applying|application|closing|deadline|selection|interview|\bprocess\b|next steps?|what happens|contact|\benquir|(?:more|further) information|shortlist/iu,
  },
  {
    name: "who the employer is",
    part: "boilerplate",
    pattern: anyOf("iu", {
      about:
        /about the (?:company|organi[sz]ation|firm|team|school|hospital|practice|authority|council|trust|group|department|client|business|studio|agency|bank|charity|service)/u,
      who: /who we are\b(?! (?:looking|after|seeking))|\bcompany\b|\bclient\b/u,
      ours: /(?:our|the) (?:story|values|culture|mission|people|firm|hotel|school|organi[sz]ation|employer|business|team|service|department|practice|hospital)$/u,
      place: /inclusion|privacy|data protection|location|where you|\bhours\b|working conditions|physical demands/u,
      notes: /work environment|\bnotes?\b|disclaimer|we believe|life at|working (?:here|for us|with us|at)/u,
      terms: /conditions of (?:service|employment)|safeguarding$/u,
    }),
  },
  {
    name: "names what is done",
    part: "duty",
    pattern:
      /responsib|dut(?:y|ies)\b|functions|accountab|tasks|day job|day[- ]to[- ]day|typical (?:day|week)|a day in|what the (?:work|job|role|position|post|person) (?:looks|does|is|involves)|(?:you|you['’]ll|you will|you would|you['’]d) (?:be )?(?:do|doing|working on|own)\b|deliverables|\binvolved\b|examples of (?:work|duties)|the work\b|key areas|scope of/iu,
  },
  {
    name: "names what is asked",
    part: "must",
    pattern: anyOf("iu", {
      needed: /require|qualif|essential|skill|experience|\bmust|\bneed|\bbring|looking for|who you are|about you/u,
      person: /\bperson\b|person spec|profile|candidate|applicant|criteria|knowledge|attributes|you have|you['’]ve/u,
      shown: /education|certificat|licen[cs]|mindset|abilit|competenc|expect|mandatory|eligib|like you\b|is this you/u,
      you: /are you\b|you['’]re\b|you are\b|you should|\bcould be you|might be you|\bideal\b|we want|we ask/u,
      background: /minimum|background|what it takes|what you know|suit(?:s|ed)? you/u,
      yours: /\byours?\b.{0,10}(?:background|story|experience)|we hope|who(?: we| should| would|['’]d)\b/u,
      rest: /(?:can['’]t|cannot) do without|fit\b|prerequisite|credentials|must[- ]have/u,
    }),
  },
  {
    name: "opens the text",
    part: "intro",
    pattern: /overview|summary|description|definition|introduction/iu,
  },
  {
    name: "speaks of the work",
    part: "duty",
    pattern:
      /\bday\b|doing|\brole\b|position|purpose|you will|you['’]ll|\bpost\b|\bjob\b|the opportunity|mission|the brief|^about\b|your (?:week|work|classroom|ward|kitchen|team|impact)/iu,
  },
];
