import { isKnownSkill } from "./find-known-skills.ts";
import { isTitleWord } from "./title-words.ts";

/** Words of fields and ranks that stand above the first section in CVs and name no person. Most are from the first lines of real ones. */
const FIELD_WORDS = new Set(
  `curriculum vitae resume cv profile summary page objective experience education skills contact professional personal business development
information technology technologies human resources resource customer client guest service services public relations digital media marketing sales finance financial
accounting accounts account banking bank construction engineering healthcare health care fitness aviation arts art agriculture agricultural apparel design fashion
legal law teaching school university college senior sr junior jr staff managing operations operational project program programme product software data general
global international regional corporate commercial network systems system support security web graphic graphics application applications
administration administrative admin management strategic strategy certified registered qualified licensed chartered kitchen food beverage production quality control
assurance research social creative technical medical clinical area highlights core work history career internship freelance independent vice vp svp avp mortgage loan loans
substitute language maintenance field team site instructional generalist member branch unit community family activity recreation recreational library
mechanical electrical electronics electronic civil structural chemical biomedical industrial facilities floral special education extension early childhood preschool kindergarten
elementary primary secondary grade department document records safety supply chain procurement purchasing sourcing leading petty room full stack front back
end desk frontend backend mobile cloud devops machine learning automation test testing risk tax audit payroll credit claims insurance compliance policy benefits
contract contracts staffing recruiting talent workforce training performance improvement leasing property properties real estate realtor interior residential commercial
veterinary dental nursing hospital patient donor cardiac intensive surgical pharmacy pharmaceutical laboratory lab radiology emergency mental therapy physical occupational speech
speech hygiene counseling counselling guidance outreach success advocacy court criminal justice military marine army navy force combat petroleum drilling energy oil gas
water environmental conservation wildlife fisheries aerospace aircraft flight airline automobile automotive vehicle truck delivery transport transportation logistics warehouse shipping freight
fulfillment retail store grocery merchandising merchant bakery pastry sous line restaurant hotel hospitality dining catering events event bar sushi pizza
telephone call center centre contact bpo help helpdesk office executive personal chief acting interim deputy national federal state government nonprofit
master graduate undergraduate student candidate trainee apprentice expert professional entrepreneur founder leader mba phd bsc msc ba ma bs ms rn lpn cpa
pmp acca aca cfa cipd pe md jd llb llm hr it qa ux ui etl sap crm erp fp&a r&d hvac cnc ot pt ii iii iv video film photography music sound theatre theater dance
performing fine visual content editorial publishing journalism communications communication writing translation science sciences mathematics physics chemistry biology english
history geography analytics analysis intelligence statistics economics investment investments portfolio wealth trading treasury equity fund asset assets brokerage billing collections bookkeeping
plant manufacturing assembly tooling process materials packaging equipment heavy concrete piping electrical plumbing welding roofing carpentry carpenter building architecture architectural urban planning landscape
sports golf basketball coach coaching wellness nutrition yoga beauty salon spa hair cosmetics child children youth elderly home live-in cleaning housekeeping janitorial
skills skill details detail shipper vault methodologist transporter telephone subject matter committee field based reviewer chart working rf isp sprint kids club operational costumer distributor distribution carrier key company description responsibilities doula realtor stenographer stevedore sommelier seamstress tailor notary actuarial paralegal forensic drone robotics embedded firmware hardware infrastructure database`.split(
    /\s+/u,
  ),
);

export function isProfessional(word: string): boolean {
  const plain = word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");
  return plain !== "" && (FIELD_WORDS.has(plain) || isTitleWord(plain) || isKnownSkill(plain));
}
