const TITLE_WORDS = new Set(
  `accountant actor actuary adjuster administrator adviser advisor advocate agent agronomist aide ambassador analyst anchor animator
apprentice architect artist assembler assistant associate attendant attorney auditor author baker banker barista barrister bartender beautician biologist
bookkeeper bookseller broker builder busser buyer captain caregiver caretaker carer carpenter cashier ceo cfo chairman chairperson chauffeur chef chemist chief choreographer cleaner clerk clinician coach
cofounder columnist commander consultant contractor contributor controller cook coo coordinator copywriter correspondent counsel counsellor counselor courier cto curator cutter
dancer dealer decorator demonstrator dentist deputy designer detective developer dietician dietitian director dishwasher distributor dispatcher doctor draftsman drafter draughtsman driver
economist editor educator electrician employee engineer entrepreneur estimator examiner executive expert facilitator farmer fellow
filmmaker firefighter fitter florist foreman founder freelancer gardener generalist geologist groundskeeper groomer guard guide hairdresser handler handyman head
helper historian host hostess housekeeper hygienist illustrator inspector installer instructor intern internship interpreter interviewer investigator janitor jeweller
journalist journeyman journyman judge keeper laborer labourer landscaper lawyer lead leader lecturer liaison librarian lifeguard lineman loader machinist maid maintainer manager marketer
marshal mason mechanic mediator member mentor merchandiser midwife minister modeller mover musician nanny negotiator nurse nutritionist observer officer operative operator optician
optometrist organiser organizer owner packer painter paralegal paramedic partner pastor patrolman pharmacist phlebotomist photographer physician physicist physiologist
physiotherapist picker pilot planner plumber porter practitioner president preceptor principal processor procurer producer professor programmer promoter proprietor
psychologist publicist purchaser radiographer rancher realtor receptionist recruiter registrar rep reporter representative researcher roofer sailor salesman salesperson saleswoman scheduler
scholar scientist scribe secretary selector seller sergeant server sheriff shipper shopkeeper singer soldier solicitor specialist staffer statistician
steward stocker strategist stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist telemarketer teller tester therapist trader trainee
trainer translator transporter treasurer tutor typist underwriter usher vet veterinarian videographer volunteer waiter waitress warden welder worker writer vp svp evp avp cio cmo hrbp
dba sde mts swe superviser mgr engr engg dgm agm pmo hod paraprofessional craftsman`.split(/\s+/u),
);

const LONGEST_TITLE_WORDS = 9;
/** Several posts with strokes between them: "Reservations agent/front desk agent/…". */
const LONGEST_JOINED_WORDS = 14;

/** A short phrase with the name of an occupation or rank in it ("Senior Accountant", "Head of Year 9"). */
export function looksLikeTitle(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= (text.includes("/") ? LONGEST_JOINED_WORDS : LONGEST_TITLE_WORDS) &&
    words.some((word) => isTitleWord(word))
  );
}

export function isTitleWord(word: string): boolean {
  return (
    TITLE_WORDS.has(word) || /.{3}ologists?$/u.test(word) || (word.endsWith("s") && TITLE_WORDS.has(word.slice(0, -1)))
  );
}
