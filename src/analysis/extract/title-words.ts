const TITLE_WORDS = new Set(
  `accountant actor actuary adjuster administrator adviser advisor advocate agent agronomist aide ambassador analyst anchor
apprentice architect artist assembler assistant associate attendant attorney auditor author baker banker barista barrister bartender
bookkeeper broker builder buyer captain caregiver carer carpenter cashier ceo cfo chef chief clerk coach cofounder consultant
contractor controller cook coordinator copywriter correspondent counsel counsellor counselor cto curator dentist deputy designer detective developer
dietitian director dispatcher doctor draughtsman driver economist editor electrician engineer estimator executive farmer fellow
filmmaker firefighter fitter foreman founder freelancer generalist geologist groundskeeper guard hairdresser handler handyman head
helper host hostess housekeeper hygienist illustrator inspector installer instructor intern interpreter investigator janitor
journalist judge keeper laborer labourer lawyer lead leader lecturer liaison librarian machinist maid manager marketer mason
mechanic mentor merchandiser midwife modeller mover musician nanny negotiator nurse nutritionist officer operator optician organiser
organizer owner painter paralegal paramedic partner pharmacist phlebotomist photographer physician physicist physiotherapist pilot
planner plumber porter practitioner president principal producer professor programmer promoter psychologist publicist receptionist recruiter
registrar reporter representative researcher scheduler scientist secretary sergeant server shopkeeper singer solicitor specialist
steward stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist trainee
trainer translator treasurer tutor underwriter usher vet veterinarian volunteer waiter waitress warden welder worker writer`.split(
    /\s+/u,
  ),
);

const LONGEST_TITLE_WORDS = 9;

/** A short phrase with the name of an occupation or rank in it ("Senior Accountant", "Head of Year 9"). */
export function looksLikeTitle(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length <= LONGEST_TITLE_WORDS && words.some((word) => isTitleWord(word));
}

export function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word) || (word.endsWith("s") && TITLE_WORDS.has(word.slice(0, -1)));
}
