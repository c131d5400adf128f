/** Words that end like "organise" and are spelt with an s everywhere. */
const ALWAYS_S = new Set(
  "advertise advise apprise arise bruise chastise circumcise comprise compromise concise cruise demise despise devise disguise enterprise excise exercise expertise franchise guise improvise incise merchandise noise otherwise paradise poise praise precise premise prise promise raise revise rise sunrise supervise surprise televise treatise turquoise wise likewise clockwise".split(
    " ",
  ),
);

/** Beginnings whose spelling differs, the British one first. */
const BEGINNINGS: [british: string, american: string][] =
  "aeroplane airplane,aluminium aluminum,anaem anem,anaesth anesth,armour armor,behaviour behavior,caesarean cesarean,calibre caliber,cancell cancel,catalogue catalog,centred centered,centre center,cheque check,colour color,counsell counsel,defence defense,diarrhoea diarrhea,endeavour endeavor,enrol enroll,favour favor,fibre fiber,flavour flavor,foetal fetal,foetus fetus,fuell fuel,fulfil fulfill,grey gray,gynaec gynec,haem hem,harbour harbor,honour honor,humour humor,instal install,jewell jewel,labell label,labour labor,leukaem leukem,licence license,litre liter,manoeuv maneuv,metre meter,modell model,mould mold,neighbour neighbor,odour odor,oesophag esophag,oestrogen estrogen,offence offense,orthopaed orthoped,paediatr pediatr,plough plow,practis practic,programme program,sceptic skeptic,signall signal,skilful skillful,sulph sulf,theatre theater,travell travel,tyre tire,vapour vapor"
    .split(",")
    .map((pair): [string, string] => {
      const [british = "", american = ""] = pair.split(" ");
      return [british, american];
    });
/** One look is enough for the many words that begin like none of them. */
const BY_OPENING = Map.groupBy(BEGINNINGS, ([british]) => british.slice(0, 3));
const S_FOR_Z = /^(?<root>\p{L}{2,}(?:i|(?<=al|ar)y))s(?<ending>e[srd]?|ing|ations?|ational|able)$/u;

/** A lower-case word as Americans spell it; every other word as it is. */
export function toAmerican(word: string): string {
  const pair = BY_OPENING.get(word.slice(0, 3))?.find(([british, american]) => isBritish(word, british, american));
  if (pair !== undefined) return pair[1] + word.slice(pair[0].length);
  const { root, ending = "" } = S_FOR_Z.exec(word)?.groups ?? {};
  if (root === undefined || ALWAYS_S.has(`${root}se`)) return word;
  return `${root}z${ending}`;
}

/** "Enroll" begins like "enrol", and is American already; "programmer" and "cancellation" are the same everywhere. */
function isBritish(word: string, british: string, american: string): boolean {
  if (!word.startsWith(british)) return false;
  if (american.startsWith(british)) return !word.startsWith(american);
  const rest = word.slice(british.length);
  if (british.endsWith("ll")) return /^(?:ed|ing|ers?|ors?|ery)$/u.test(rest);
  return british === "programme" ? /^s?$/u.test(rest) : true;
}

/** Written in one word or in two. */
const COMPOUNDS = new Map(
  "health care,e commerce,front end,back end,full stack,life cycle,work flow,data base,check out,check list,on boarding,multi drop,pay roll,time table,white board,break down,start up,life guard,spread sheet,soft ware"
    .split(",")
    .map((parts) => [parts.replace(" ", ""), parts.split(" ")] as const),
);

/** What is written in one word by some and in two by others, as two. */
export function takeApart(word: string): readonly string[] {
  return COMPOUNDS.get(word) ?? [word];
}
