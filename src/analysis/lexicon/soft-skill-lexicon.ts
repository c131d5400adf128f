export interface SoftSkill {
  name: string;
  /** How an advertisement asks for it. */
  asked: RegExp;
  /** What people with it have done, as a CV tells it. */
  shown: string;
  /** What anybody may say of themselves. */
  claimed: string;
}

export const SOFT_SKILLS: SoftSkill[] = [
  {
    name: "leadership",
    asked:
      /\bleadership|lead(?:ing)? (?:and (?:motivat|manag|develop|inspir)\w*|a team|teams|people|others)|manag(?:e|ing) (?:a team|teams|people|staff)|people management|team management|supervis(?:e|ing|ory) (?:a team|staff|others|skill|experience)/iu,
    shown:
      "led a team; led team; led teams; headed a team; managed a team; managed team; managed staff; supervised staff; supervised a team; line-managed; line management; direct reports; built a team; mentored; coached staff; delegated; appraised staff; team leader; team captain",
    claimed: "leadership; natural leader; strong leader; leadership skills",
  },
  {
    name: "communication",
    asked:
      /(?<!asynchronous |data |network |serial |wireless |marketing |corporate |internal |inter-process )\bcommunicat|presentation skill|present(?:ing)? (?:to|ideas|findings)|verbal|articulate|written and spoken/iu,
    shown:
      "presented findings; presented results; presented proposals; gave presentations; delivered presentations; delivered talks; wrote reports; wrote guides; wrote documentation; reported to the board; briefed staff; briefed clients; liaised with; liaised between; explained to; trained staff; ran workshops; delivered workshops; answered queries; corresponded with; interpreted for",
    claimed: "communication; communicator; communication skills; written and verbal; articulate",
  },
  {
    name: "teamwork",
    asked:
      /team[- ]?player|team[- ]?work|collaborat|work(?:ing|s)? (?:well |effectively |closely )?(?:in|with|as part of|within) (?:a |an |our |the |other )?(?:\w+ )?teams?|cross[- ]functional/iu,
    shown:
      "worked closely with; worked alongside; worked with colleagues; collaborated with; partnered with; cross-functional team; cross functional; multidisciplinary team; joint project; as part of a team; shared shifts; paired with; supported colleagues; covered for colleagues",
    claimed: "teamwork; team player; collaborative; collaboration; team-oriented",
  },
  {
    name: "organisation",
    asked:
      /organi[sz]ed\b|organi[sz]ation(?:al)? skill|time[- ]management|prioriti[sz]|deadlines?|multi-?task|manag(?:e|ing) (?:\w+ )?(?:own |your own |multiple |competing |several )(?:workload|projects|priorities|tasks|demands)/iu,
    shown:
      "organised events; organised meetings; coordinated; co-ordinated; scheduled staff; planned and delivered; met deadlines; before deadline; ahead of schedule; delivered on time; finished on time; tight deadlines; prioritised; managed multiple projects; several projects; kept records; arranged; rota",
    claimed:
      "organisation; organisational skills; organizational skills; well organised; time management; multitasking; highly organised",
  },
  {
    name: "problem solving",
    asked:
      /problem[- ]?solv|solv(?:e|ing) (?:complex |difficult )?problems|analytical (?:skill|mind|think|abilit)|critical think|troubleshoot|resourceful/iu,
    shown:
      "solved; resolved; troubleshot; troubleshooting; diagnosed; investigated; identified the cause; root cause; found a solution; reduced errors; redesigned; debugged; devised",
    claimed: "problem solving; problem solver; analytical; analytical skills; critical thinking; resourceful",
  },
  {
    name: "attention to detail",
    asked:
      /(?:attention|eye) (?:to|for) detail|detail[- ](?:oriented|focused)|accura(?:cy|te)|meticulous|thoroughness|precision/iu,
    shown:
      "checked for errors; proofread; verified; reconciled; audited; inspected; zero errors; without errors; error-free; error rate; quality checks; double-checked; reviewed for accuracy; maintained accurate records; accurate records; corrected discrepancies",
    claimed: "attention to detail; detail oriented; detail-oriented; accuracy; meticulous; eye for detail",
  },
  {
    name: "adaptability",
    asked:
      /adaptab|\bflexib(?:le|ility)\b(?! (?:working|hours|schedule|benefits|time))|adapt(?:ing)? to|changing (?:environment|priorities|needs)|versatil/iu,
    shown:
      "adapted to changing; adapted quickly; took over as; transitioned; relocated; covered several roles; covered shifts; retrained; moved to remote; introduced new; rotated between",
    claimed: "adaptable; adaptability; flexible; flexibility; versatile",
  },
  {
    name: "resilience",
    asked:
      /under pressure|fast[- ]?paced|resilien(?!t (?:infra|system|and scal|appl|api|serv|soft))|high[- ]pressure|calm|stress/iu,
    shown:
      "under pressure; busy kitchen; busy ward; busy office; busy period; peak season; emergencies; covers a night; high volume; in a crisis; night shifts; on-call rota; turned around; deadlines daily",
    claimed: "resilient; resilience; works well under pressure; calm; fast-paced",
  },
  {
    name: "initiative",
    asked:
      /self[- ]?(?:motivat|start|direct|driven)|pro-?active|initiative|independently|autonom|entrepreneurial|drive and/iu,
    shown:
      "initiated; introduced; set up a new; founded; launched; proposed; pioneered; established; created from scratch; volunteered to; own initiative; took ownership; independently; single-handedly",
    claimed: "self motivated; self-motivated; proactive; initiative; self starter; self-starter; driven",
  },
  {
    name: "interpersonal skills",
    asked:
      /interpersonal|rapport|people skill|build(?:ing)? (?:\w+ )?relationships?|relationship[- ]building|networking skill|approachable|friendly|sense of humou?r|personable|(?:positive|can-do) attitude/iu,
    shown:
      "built relationships; maintained relationships; long-term relationships; repeat customers; regular clients; client relationships; customer relationships; supplier relationships; dealt with customers; welcomed guests; greeted; client meetings; community partners",
    claimed: "interpersonal; interpersonal skills; rapport; people person; friendly; approachable; relationships",
  },
  {
    name: "empathy",
    asked: /empath|compassion|caring|patien(?:ce\b|t and)|sensitiv(?:e|ity)|listening/iu,
    shown:
      "supported families; supported patients; supported people; supported residents; comforted; counselled; listened to; bereavement; vulnerable adults; vulnerable people; advocated for; cared for residents; cared for patients; volunteered; helpline; befriended; bereaved",
    claimed: "empathy; empathetic; compassionate; caring; good listener",
  },
  {
    name: "customer focus",
    asked:
      /customer[- ](?:focus|orient|centric|facing)|client[- ](?:focus|facing|orient)|customer satisfaction|service[- ]minded/iu,
    shown:
      "served customers; customer complaints; customer satisfaction; customer feedback; client feedback; satisfaction score; resolved complaints; handled enquiries; handled inquiries; customer queries; repeat business; customer reviews; customer-facing; client-facing",
    claimed: "customer focus; customer focused; customer-oriented; client focused",
  },
  {
    name: "negotiation and influence",
    asked: /negotiat|influenc|persuas|stakeholder (?:management|engagement)/iu,
    shown:
      "negotiated; renegotiated; persuaded; convinced; won contracts; secured funding; secured agreement; mediated; reached agreement; brokered; gained approval; agreed terms; chaired; lobbied",
    claimed: "negotiation skills; negotiation; influencing; persuasive",
  },
  {
    name: "creativity",
    asked:
      /creativ(?:e thinking|ity|e approach|e mind|e and)|\bcreative\b(?= (?:problem|thinker|flair|person|individual))|innovative (?:think|mind|approach|ideas|person)|innovation/iu,
    shown:
      "designed new; invented; created new; developed new; came up with; original ideas; new concept; patent; award-winning; reimagined; composed; exhibited; new ideas; innovated",
    claimed: "creative; creativity; innovative; creative thinker",
  },
  {
    name: "willingness to learn",
    asked:
      /(?:willing|eager|keen|desire|ability|passion)\w*(?: and \w+)? to (?:\w+ )?learn|learn(?:s|ing)? quickly|fast learner|quick learner|growth mindset|curio(?:us|sity)|self-improve|continuous(?:ly)? learn/iu,
    shown:
      "completed a course; completed course; completed training; self-taught; taught myself; evening classes; attended training; professional development; online courses; retrained; promoted to; promoted from",
    claimed: "quick learner; fast learner; eager to learn; willingness to learn; curious",
  },
  {
    name: "integrity",
    asked:
      /integrity|trustworth|honest|confidential|discretion|ethic|reliab(?:le|ility) (?:and|person|individual|with)|punctual|dependab/iu,
    shown:
      "confidential; confidential records; confidentiality; keyholder; key holder; cash handling; handled cash; data protection; safeguarding; code of conduct; trusted with; whistleblowing; sensitive information; attendance record",
    claimed: "integrity; trustworthy; honest; reliable; punctual; dependable; discretion",
  },
];
