import { listRanges, type Range } from "./mask.ts";

const ONE_WORD = `afghan afghanistan albania albanian algeria algerian america american angola angolan argentina argentine argentinian armenia
armenian australia australian austria austrian azerbaijan azerbaijani bahamas bahamian bahrain bahraini bangladesh bangladeshi barbadian barbados belarus
belarusian belgian belgium belize benin bhutan bolivia bolivian bosnia bosnian botswana brazil brazilian britain british brit bulgaria bulgarian burma burmese
burundi cambodia cambodian cameroon cameroonian canada canadian chad chile chilean china chinese colombia colombian congo congolese croatia croatian
cuba cuban cypriot cyprus czech czechia dane danish denmark dominican dutch ecuador ecuadorian egypt egyptian emirati england english eritrea eritrean estonia
estonian ethiopia ethiopian european fiji fijian filipina filipino finland finnish france french gabon gambia gambian georgia georgian german germany
ghana ghanaian greece greek grenada guatemala guatemalan guinea guinean guyana guyanese haiti haitian honduran honduras hungarian hungary iceland icelandic
india indian indonesia indonesian iran iranian iraq iraqi ireland irish israel israeli italian italy ivorian jamaica jamaican japan japanese jordan
jordanian kazakh kazakhstan kenya kenyan korea korean kosovo kuwait kuwaiti kyrgyzstan laos laotian latvia latvian lebanese lebanon lesotho liberia liberian libya
libyan lithuania lithuanian luxembourg macedonia macedonian madagascar malawi malawian malaysia malaysian maldives mali malian malta maltese mauritian
mauritius mexican mexico moldova moldovan mongolia mongolian montenegro moroccan morocco mozambique myanmar namibia namibian nepal nepalese nepali netherlands
nicaragua niger nigeria nigerian norway norwegian oman omani pakistan pakistani palestine palestinian panama panamanian paraguay peru peruvian philippines
pole poland polish portugal portuguese qatar qatari romania romanian russia russian rwanda rwandan salvadoran samoa samoan saudi scotland scottish senegal
senegalese serbia serbian singapore singaporean slovak slovakia slovenia slovenian somali somalia spain spanish sudan sudanese suriname swaziland swede
sweden swedish swiss switzerland syria syrian taiwan taiwanese tajikistan tanzania tanzanian thai thailand togo togolese tongan trinidadian tunisia tunisian
turk turkey turkish turkmenistan uae uganda ugandan uk ukraine ukrainian uruguay us usa eu uzbek uzbekistan venezuela venezuelan vietnam vietnamese wales welsh
yemen yemeni zambia zambian zimbabwe zimbabwean asian african arab arabic latino latina hispanic caucasian farsi persian kurdish punjabi bengali hindi urdu`;

const SEVERAL_WORDS = `new zealand,new zealander,south africa,south african,sri lanka,sri lankan,saudi arabia,saudi arabian,united kingdom,united states,
united states of america,hong kong,ivory coast,costa rica,costa rican,puerto rico,puerto rican,dominican republic,czech republic,united arab emirates,
el salvador,sierra leone,sierra leonean,north macedonia,burkina faso,cape verde,papua new guinea,trinidad and tobago,south sudan,south korea,south korean,
north korea,northern ireland,great britain,african american,equatorial guinea,east timor,republic of ireland`;

const NATIONS = new Set([...ONE_WORD.split(/\s+/u), ...SEVERAL_WORDS.split(/,\s*/u)]);
const FIRST_WORDS = new Set([...NATIONS].map((nation) => nation.split(" ")[0]));
const MOST_WORDS = 4;

/** With a capital or not at all: "us" and "polish" are other words. */
export function isNation(phrase: string): boolean {
  return /^\p{Lu}/u.test(phrase) && NATIONS.has(phrase.toLowerCase().replaceAll(".", ""));
}

export function isNationWord(word: string): boolean {
  return NATIONS.has(word.toLowerCase());
}

/** Countries and those who come from them, the longest wording first. */
export function findNations(text: string): Range[] {
  const words = listRanges(text, /\p{L}+(?:\.\p{L})*/gu);
  const found: Range[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestAt(text, words, at);
    const range = { start: words[at]?.start ?? 0, end: words[at + length - 1]?.end ?? 0 };
    if (length > 0) found.push(range);
    at += Math.max(length, 1);
  }
  return found;
}

function longestAt(text: string, words: Range[], at: number): number {
  const first = text.slice(words[at]?.start, words[at]?.end).toLowerCase().replaceAll(".", "");
  if (!FIRST_WORDS.has(first)) return 0;
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    if (isNation(text.slice(words[at]?.start, words[at + length - 1]?.end))) return length;
  }
  return 0;
}
