/** Health, social care, science, teaching, sport, public service. */
export const CARE_AND_TEACHING = `
patient care=direct patient care; bedside care; personal care; medication administration=medication; drug calculations; care plans=care planning
nursing assessment=patient assessment; vital signs; wound care=wound management; catheterisation=catheterization; cannulation=iv therapy=intravenous
venepuncture=phlebotomy; blood transfusion; tracheostomy care; infection control=infection prevention; patient handover=handover=clinical handover
ward rounds=ward round; discharge planning; patient education; patient safety; patient advocacy; triage; emergency care=emergency medicine
intensive care=icu=critical care; operating theatre=operating room=scrub nurse; anaesthetics=anesthesia; recovery nursing; palliative care=end of life care; oncology
cardiology; paediatrics=pediatrics; neonatal care=nicu; midwifery=obstetrics; women's health; geriatrics=elderly care; orthopaedics=orthopedics; neurology
dialysis=renal care; diabetes management; dermatology; urology; radiology; mental health=mental health nursing; psychiatry; substance abuse=addiction
crisis intervention; de-escalation; restraint training; learning disabilities; dementia care=dementia; district nursing=community nursing; home care=domiciliary care
health visiting; occupational health; telehealth
moving and handling=manual handling; medical records=patient records; electronic health records=ehr=emr=electronic medical records; epic systems; cerner
medical terminology; medical coding=icd-10=cpt coding; medical billing; insurance verification; patient registration; hipaa; clinical governance; clinical audit
clinical documentation; clinical supervision; multidisciplinary team=mdt; case management; utilisation review=utilization review; health promotion
public health; epidemiology; vaccination=immunisation=immunization; health education; joint commission=jcaho; patient scheduling; medical devices
sterilisation=sterilization; specimen collection; ecg=ekg; ultrasound; mri; x-ray=radiography; ct scanning; cpr=basic life support=bls
advanced life support=als=acls; pals; first aid; ambulance; dbs; nmc registration=nmc; gmc registration=gmc; hcpc; registered nurse=rn; licensed practical nurse=lpn
certified nursing assistant=cna; care certificate
pharmacy=dispensing; prescriptions; pharmacology; drug interactions; compounding; physiotherapy=physical therapy; occupational therapy
speech therapy=speech and language therapy; rehabilitation; manual therapy; exercise therapy; counselling=counseling; psychotherapy
cognitive behavioural therapy=cbt; psychological assessment; group therapy; dental care=dentistry; dental hygiene; orthodontics; optometry; audiology; dietetics
nutritional assessment; acupuncture; massage therapy=massage; veterinary care; animal care=animal handling; veterinary surgery
social work; safeguarding=child protection; care assessments; foster care=fostering; adoption; family support; youth work; support planning; supported living
residential care; benefits advice; housing support=housing advice; homelessness; domestic violence; advocacy services; community outreach=outreach
community development; group work; risk assessment=risk assessments; welfare rights; care act; mental capacity act; probation
rehabilitation programmes=rehabilitation programs
laboratory=laboratory work; pcr; hplc; chromatography; spectroscopy; microscopy; cell culture; molecular biology; microbiology; biochemistry; genetics; immunology
histology; toxicology; organic chemistry; analytical chemistry; gmp=good manufacturing practice; glp=good laboratory practice; sample preparation; calibration
bioinformatics; physics; chemistry; biology; environmental science; geology; meteorology; field work=fieldwork; animal studies; drug development
validation protocols; lims
teaching=classroom teaching; lesson planning=lesson plans; classroom management; curriculum development=curriculum design=curriculum; schemes of work
assessment=formative assessment; differentiation=differentiated instruction; special educational needs=sen=special education=send; iep=individual education plans
phonics; literacy; numeracy; early years=eyfs; early childhood education; primary education=key stage 1=key stage 2; secondary education=key stage 3=key stage 4
gcse teaching; a-level teaching; higher education; adult education; vocational training; behaviour management=behavior management; pastoral care
parent communication=parents' evenings; tutoring; mentoring students=student mentoring; student assessment; exam preparation; educational technology
google classroom; moodle; blackboard; smart board; online teaching=remote teaching; esl=efl=tefl; mathematics; science teaching; english literature; modern languages
physical education; music teaching; art teaching; school trips; after-school programmes=after-school programs; child development; childcare; montessori; playwork
academic advising; student recruitment; school administration; ofsted; qualified teacher status=qts; pgce; lecturing; supervision of students; library services
information literacy
english; french; german; spanish; italian; portuguese; dutch; mandarin; cantonese; japanese; korean; arabic; hindi; urdu; russian; polish; turkish
british sign language=bsl=sign language
personal training; fitness instruction=group fitness=group exercise; strength training=strength and conditioning; weight training
exercise prescription=exercise programmes=exercise programs; fitness assessment=fitness assessments; nutrition=nutrition advice; weight loss; yoga; pilates; zumba
aerobics; indoor cycling; crossfit; martial arts; swimming instruction=swimming lessons; lifeguarding=lifeguard; sports coaching=coaching sports; athletics
football coaching; sports science; kinesiology; anatomy; physiology; injury prevention; sports injuries; sports massage; gym management; membership sales
client retention; health screening; nasm; ace certification; reps level 3
policy development=policy analysis; public policy; public administration; local government; legislation; regulatory enforcement; inspections
planning applications=town planning; urban planning; environmental health; emergency planning; civil service; casework; law enforcement=policing
criminal investigation=criminal investigations; patrol; firefighting=fire safety; security guarding=security officer; cctv; access control; border control
military service; intelligence analysis; search and rescue; humanitarian aid; international development; monitoring and evaluation
programme evaluation=program evaluation; needs assessment; grant management; economics; political science; census; court administration; prison service
security clearance=sc clearance=dv clearance
history teaching; geography teaching; boxing coaching; drawing blood
`;
