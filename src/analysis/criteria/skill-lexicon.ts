/** Known skills of many professions. Names on one line, joined by "=", mean the same; the first is how we call it. */
const SKILLS = `
python; java; javascript=js; typescript=ts; c#; c++; .net=dotnet=asp.net; php; ruby; ruby on rails=rails; golang=go; rust; kotlin; swift; scala; perl; matlab; vba
html; css; sass; react=react.js=reactjs; angular=angularjs; vue=vue.js; next.js; svelte; node.js=nodejs=node; express=express.js; django; flask; fastapi; spring boot=spring; laravel
sql; postgresql=postgres; mysql; sql server=mssql; oracle; mongodb; redis; elasticsearch; cassandra; snowflake; bigquery; nosql; kafka; rabbitmq; graphql; rest=rest api=restful=rest apis; grpc; microservices=microservice
aws=amazon web services; azure; gcp=google cloud; docker; kubernetes=k8s; terraform; ansible; jenkins; ci/cd=continuous integration=continuous delivery; git=github=gitlab; linux; bash=shell scripting; prometheus; grafana; observability
machine learning; deep learning; nlp=natural language processing; pandas; spark; airflow; tableau; power bi; data analysis=data analytics; statistics; etl; data modelling=data modeling; data warehousing=data warehouse
unit testing=unit tests; test automation=automated testing; selenium; cypress; agile; scrum; kanban; jira; confluence; devops; system design; distributed systems; information security=cyber security=cybersecurity; networking; active directory; itil; salesforce; sap; servicenow; crm; erp
figma; sketch; photoshop=adobe photoshop; illustrator=adobe illustrator; indesign; adobe creative suite=adobe creative cloud; autocad; revit; solidworks; user research; prototyping; wireframing=wireframes; typography; branding; video editing; premiere=adobe premiere; photography
excel=microsoft excel; microsoft office=ms office; powerpoint; word; outlook; google analytics; seo; sem; ppc; google ads=adwords; social media; content marketing; email marketing; copywriting; market research; campaign management; media relations; press releases; event management=event planning; public speaking
accounts payable; accounts receivable; general ledger; bank reconciliation=bank reconciliations=reconciliations; month-end close=month end=month-end; management accounts; financial statements; financial reporting; budgeting=budgets; forecasting; variance analysis; payroll; bookkeeping; audit=auditing; tax=taxation=tax returns; vat; ifrs; gaap; quickbooks; xero; sage; cost accounting; cash flow; financial modelling=financial modeling; credit control; internal controls; invoicing
aca; acca; cima; cpa; aat; cfa; prince2; pmp; cipd; nebosh; iosh; dbs; cscs; first aid; six sigma; lean
recruitment; onboarding; employee relations; performance management; training and development; employment law; compensation; hris; talent acquisition; workforce planning
menu planning=menu development=menu design; food safety; food hygiene; haccp; food preparation; kitchen management; stock control=inventory control=inventory management; stock rotation; food costing=food cost; catering; banqueting=banquet; pastry; baking; grill; sauces; allergens=allergies; sanitation; portion control; fine dining; knife skills
patient care; medication administration=medication; care plans=care planning; safeguarding; infection control; clinical governance; triage; wound care; phlebotomy; vital signs; electronic health records=ehr=emr; case management; mental health; cpr; hipaa; medical terminology
lesson planning=lesson plans; classroom management; curriculum development=curriculum; assessment; differentiation; special educational needs=sen=special education; phonics; behaviour management; pastoral care; tutoring
account management; business development; lead generation; cold calling; sales pipeline; negotiation; customer service; customer retention; upselling; retail; merchandising; point of sale=pos; contract management; territory management; key accounts
site management; health and safety; cdm; quantity surveying; estimating; carpentry; plumbing; welding; electrical installation; scaffolding; blueprint reading=blueprints; building regulations; risk assessment=risk assessments; project planning; procurement; tendering
supply chain; logistics; warehouse; forklift; fleet management; route planning; lean manufacturing; quality assurance; quality control; preventive maintenance; cnc; plc; root cause analysis; iso 9001
contract law; litigation; legal research; case law; conveyancing; drafting; compliance; due diligence; gdpr; client care; risk management; anti-money laundering=aml; kyc; credit analysis; underwriting; mortgages; investment
project management; stakeholder management; change management; process improvement; vendor management; budget management; strategic planning; data entry; diary management; minute taking; report writing; research; translation
personal training; nutrition; group fitness; strength training; exercise prescription; crop management; irrigation; livestock; pest management; flight operations; aircraft maintenance; dispatch; airworthiness; vehicle diagnostics; brake systems
`;

const GROUPS = SKILLS.split(/[;\n]/u)
  .map((group) => group.trim().split("="))
  .filter(([name]) => name !== "");

export const SKILL_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((name): [string, string[]] => [name, group])),
);

/** These are also everyday words: they count only as written here. */
export const EXACT_WRITING: ReadonlyMap<string, string> = new Map([
  ["go", "Go"],
  ["rest", "REST"],
  ["node", "Node"],
  ["word", "Word"],
  ["express", "Express"],
  ["spring", "Spring"],
  ["rails", "Rails"],
  ["sage", "Sage"],
  ["lean", "Lean"],
  ["sketch", "Sketch"],
  ["swift", "Swift"],
  ["oracle", "Oracle"],
  ["spark", "Spark"],
  ["sen", "SEN"],
  ["r", "R"],
  ["c", "C"],
  ["ts", "TS"],
  ["js", "JS"],
]);
