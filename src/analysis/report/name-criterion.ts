import { isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import type { Criterion } from "#shared/vacancy.ts";

const LONGEST_NAME = 70;
const LEAD_IN =
  /^(?:(?:at least|minimum(?: of)?) )?(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? years['’]?(?: of)? )?(?:(?:a |an )?(?:proven|strong|excellent|good|solid|demonstrable|demonstrated|hands-on|previous|extensive|working|sound|relevant|practical|professional) )*(?:experience(?: of| in| with| working with| working in)?|knowledge of|understanding of|ability to|track record (?:of|in)|familiarity with|proficien(?:cy|t) (?:in|with)) (?:as )?/iu;

/** The requirement as a short noun phrase for a sentence: "Strong experience with Docker" becomes "Docker". */
export function nameCriterion({ wording, required_years }: Pick<Criterion, "wording" | "required_years">): string {
  const plain = required_years === null ? wording.replace(LEAD_IN, "").trim() : wording;
  const name = /\p{L}/u.test(plain) ? plain : wording;
  if (name.length <= LONGEST_NAME) return startLower(name);
  return `${startLower(name.slice(0, name.lastIndexOf(" ", LONGEST_NAME)))}…`;
}

/** "AWS" and "Kafka" keep their capitals; "Manage" and "Experience" lose theirs. */
function startLower(name: string): string {
  const [first = ""] = name.split(" ");
  const isSentence = name.includes(" ") && /^\p{Lu}\p{Ll}+$/u.test(first) && !isKnownSkill(first);
  return isSentence ? first.toLowerCase() + name.slice(first.length) : name;
}

export function joinNames(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

export function startUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
