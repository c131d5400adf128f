import { expect, test } from "vitest";
import { isNotAsked } from "./not-asked.ts";

test.each([
  "E = essential",
  "D = desirable, A = application form",
  "Criteria E/D Assessed by",
  "No certificate yet",
  "Owns those numbers",
  "Would let you start faster",
  "Gull Rock is seeking Lamp Keepers for its northern light",
  "An Area Lamp Keeper to bring our oil to the islands",
  "Don't need a degree and we won't ask",
  "No previous experience needed",
  "Must, at the latest date of application",
  "Candidates must demonstrate",
  "EDUCATION, TRAINING, EXPERIENCE",
  "KSC 3",
  "Each keeper must be of good character",
  "#LampKeeper #Hiring",
  "Lack of a boat is no obstacle",
  "The Lighthouse Board has two boats",
  "Two keepers would report to you",
  "Pay is £31 an hour with a pension",
  "Rowing on a lake alone will not be enough",
  "Own boat not required",
  "Wren Ashgrove | Lead Recruiter | Gull Rock Staffing",
  "Sound like you",
  "A love of the sea is no condition",
  "You will need to be confident with that",
  "Is not negotiable",
  "PPE is supplied apart from safety boots",
  "Full training will be given on Guestline",
  "We'll fund that too, and we will put you through the Care Certificate",
  "Applications by post only, to the Chairperson of the Board",
  "Kilbracken Feeds is expanding into three counties",
  "R. T. Oakshott, Haddow Grange",
  "Posted by Gull Rock Staffing on behalf of our client, a lamp works",
  "Hours a week, term time only",
  "Should also be aware that the island is wet",
  "Can show us the equivalent experience",
  "We're looking for a lead keeper who'd like to make the island their own",
  "Lamps, boats, philosophy: we're not fussy",
  "A good summer on deck will be counted towards that",
  "Applications must address the criteria in two pages",
  "Deck hands kindly do not apply",
  "Pure harbour or pure ferry profiles will not be considered",
  "Our insurer insists on this one",
  "It may come from any port",
  "Less than that has not worked here",
  "P",
  "Did too",
  "Besides",
  "I bought this lighthouse from my uncle",
  "They're hard to find",
  "Canvassing will disqualify",
  "Applications without a ticket number are automatically declined",
  "Two further winters may be accepted in place of the ticket",
  "Ferries, trawlers and tugs all count",
  "£31 an hour and a cottage",
  "Salary 31–36k gross, meals and lamp oil",
  "The must-haves are short",
  "Because the lamp is made of glass",
  "Radio tickets can be got after you arrive",
  "Lakes alone won't count",
])("%s asks for nothing", (text) => {
  expect(isNotAsked(text)).toBe(true);
});

test.each([
  "Experience of training staff",
  "HGV Class 1",
  "Excel",
  "Health and safety",
  "Knowledge of care planning",
  "Good knots (reef, bowline, we're not fussy)",
  "You will need a driving licence",
  "Training in manual handling",
  "R",
  "I need a keeper's ticket",
  "£2m budgets run by you",
  "At least five years in IT",
  "Candidates without a boat licence will not be considered",
])("%s may be asked for", (text) => {
  expect(isNotAsked(text)).toBe(false);
});

test("an employer's sentence that wishes for something is no praise of itself", () => {
  const praise = "The Lighthouse Board uses semaphore";
  expect(isNotAsked(praise)).toBe(true);
  expect(isNotAsked(praise, `${praise}, and some acquaintance with it would be advantageous`)).toBe(false);
});
