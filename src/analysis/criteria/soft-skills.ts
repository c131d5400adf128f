interface SoftSkill {
  name: string;
  asked: RegExp;
  shown: string[];
}

const SOFT_SKILLS: SoftSkill[] = [
  {
    name: "communication",
    asked: /communicat/iu,
    shown: ["communication", "communicator", "communicated", "presentation", "presenter"],
  },
  {
    name: "teamwork",
    asked: /team ?player|team ?work|collaborat|work(?:ing)? (?:well )?(?:in|with|as part of) a team/iu,
    shown: [
      "team player",
      "teamwork",
      "collaborate",
      "collaboration",
      "cross-functional",
      "worked closely",
      "partnered",
    ],
  },
  {
    name: "leadership",
    asked: /leadership/iu,
    shown: ["leadership", "led", "managed a team", "supervised", "mentored", "coached"],
  },
  {
    name: "organisation",
    asked: /organi[sz]ed|organi[sz]ation(?:al)? skill|time management|prioriti[sz]|deadline/iu,
    shown: [
      "organised",
      "organisational",
      "organized",
      "organizational",
      "prioritised",
      "time management",
      "deadlines",
    ],
  },
  {
    name: "problem solving",
    asked: /problem[- ]solv|analytical (?:skill|mind|think)/iu,
    shown: ["problem solving", "problem solver", "troubleshooting", "resolved", "solved", "analytical"],
  },
  {
    name: "attention to detail",
    asked: /attention to detail|detail[- ]oriented|accuracy/iu,
    shown: ["attention to detail", "detail oriented", "accuracy", "accurate", "meticulous"],
  },
  {
    name: "adaptability",
    asked: /adaptab|flexib|fast[- ]paced|under pressure/iu,
    shown: ["adaptable", "adaptability", "flexible", "fast paced", "under pressure"],
  },
  {
    name: "initiative",
    asked: /self[- ]?(?:motivat|start)|proactive|initiative/iu,
    shown: ["self motivated", "proactive", "initiative", "self starter"],
  },
  {
    name: "interpersonal skills",
    asked: /interpersonal|rapport|empath|relationship/iu,
    shown: ["interpersonal", "rapport", "empathy", "relationships"],
  },
  { name: "creativity", asked: /creativ/iu, shown: ["creative", "creativity", "innovative"] },
];

/** The wordings that would show the soft skills a text asks for; none if it asks for none. */
export function findSoftSkillTerms(text: string): string[] {
  const asked = SOFT_SKILLS.filter((skill) => skill.asked.test(text));
  return [...new Set(asked.flatMap(({ name, shown }) => [name].concat(shown)))];
}
