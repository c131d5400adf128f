/** Marketing, sales, finance, banking, people, law, offices. */
export const BUSINESS = `
marketing; market research; competitor analysis=competitive analysis; campaign management=marketing campaigns; brand management; product marketing
product launch=product launches; go-to-market; customer segmentation=segmentation; trade marketing; direct marketing; event marketing
event management=event planning=events management; trade shows; sponsorship management; marketing strategy; marketing communications; customer insight
pricing strategy; product management; product roadmap=roadmaps; product strategy; user stories; backlog management=product backlog; advertising; promotions
public relations; media relations; press releases; press conferences; crisis communications=crisis management; internal communications; corporate communications
speechwriting; public affairs=government relations; lobbying; media monitoring; public speaking; newsletters; spokesperson; campaign planning; community relations
donor relations; volunteer management; volunteer recruitment
sales; b2b sales=business-to-business; b2c sales; account management; business development=new business development; lead generation
cold calling=telemarketing=telesales; sales pipeline=pipeline management; sales forecasting; sales presentations=product demonstrations; closing deals; negotiation
proposal writing; bid writing; solution selling=consultative selling; inside sales; outside sales=field sales; territory management
key accounts=key account management; channel sales=channel management; partner management; cross-selling=upselling; sales targets=sales quotas; sales training
sales management; quotations; contract negotiation; after-sales; medical sales=pharmaceutical sales; insurance sales; property sales=real estate sales
car sales=automotive sales; customer acquisition; customer retention; customer success; loyalty programmes=loyalty programs; salesforce crm
customer service=customer support=customer care; complaint handling=customer complaints; call handling=inbound calls; outbound calls
call centre=call center=contact centre=contact center; bpo; live chat; service level agreements=sla=slas; first call resolution; average handle time
customer satisfaction=csat; net promoter score=nps; order processing=order entry; order fulfilment=order fulfillment; returns processing
call monitoring=call quality; escalations=escalation management; technical troubleshooting; telephone etiquette; back office; queue management; workforce management
retail; store management=store operations; merchandising; planograms; point of sale=pos; cash handling=cash register; till operation; stock replenishment
stock taking=stocktake=inventory counts; loss prevention; shrinkage; shop floor; assortment planning=range planning; open-to-buy; markdowns; shopfitting
product knowledge; fitting room; clienteling
accounting; accounts payable; accounts receivable; general ledger; journal entries; trial balance
bank reconciliation=bank reconciliations=account reconciliation=reconciliations; month-end close=month end=month-end; year-end close=year end=year-end
management accounts; statutory accounts; financial statements; financial reporting=financial reports; consolidation; fixed assets; accruals; prepayments
cost accounting; project accounting; fund accounting; intercompany; revenue recognition; budgeting=budgets=budget preparation; forecasting; variance analysis
cash flow=cash management; working capital; credit control=debt collection; invoicing=billing; expense reports; purchase ledger; sales ledger; purchase orders
payroll; bookkeeping; financial records; accounting software; audit=auditing; internal audit; external audit; internal controls; sarbanes-oxley=sox; fraud detection
tax=taxation; tax returns=tax preparation=tax filing; corporate tax; vat; gst; payroll tax; transfer pricing; ifrs; gaap; quickbooks; xero; sage; tally; yardi
lacerte; hyperion; cognos; concur
aca; acca; cima; cpa; aat; cfa; cia; cma; enrolled agent
financial analysis; financial modelling=financial modeling; valuation; dcf; investment analysis=equity research; portfolio management; asset allocation
wealth management; financial planning; retirement planning; estate planning; mergers and acquisitions=m&a; capital markets; derivatives; fixed income; equities
foreign exchange=fx; hedge funds; private equity; venture capital; bloomberg; treasury; liquidity management; risk management; credit risk; market risk
operational risk; credit analysis; underwriting; loan origination=loan processing; loan documentation; commercial lending=commercial loans
mortgages=mortgage lending; consumer lending; retail banking; commercial banking; corporate banking; investment banking; branch operations=branch management
bank teller=teller operations=teller; cash vault; account opening; wire transfers; cheque processing=check processing; payments; anti-money laundering=aml
kyc=know your customer; sanctions screening; basel iii; financial regulation=regulatory reporting; compliance=regulatory compliance; insurance=insurance policies
claims handling=claims processing; loss adjusting; actuarial analysis=actuarial; reinsurance; investment; due diligence; business plans=business planning
cost-benefit analysis; cost reduction=cost control
human resources=hr; hr policies; recruitment=recruiting; talent acquisition; candidate sourcing=sourcing candidates; job postings; boolean search
applicant tracking systems=ats; interviewing candidates=candidate interviews; executive search=headhunting; background checks; onboarding; offboarding
new hire orientation; employee relations; employee engagement; industrial relations=labour relations=labor relations; collective bargaining
grievances=grievance handling; disciplinary procedures; performance management=performance appraisals; training and development=learning and development
training needs analysis; instructional design; e-learning=elearning; lms=learning management systems; succession planning; talent management
organisational development=organizational development; workforce planning; job evaluation; compensation=compensation and benefits
benefits administration=employee benefits; hris; adp; successfactors; employment law=labour law=labor law; tupe; diversity and inclusion; exit interviews
personnel records=employee records; hr analytics; cipd; shrm; phr
contract law; commercial law; company law=corporate law; criminal law; family law; property law=real estate law; intellectual property=patents; trademark
immigration law; tort; litigation; dispute resolution; arbitration=mediation; legal research; case law; case preparation; legal drafting=drafting contracts
contract review=contract drafting; contract management; pleadings; discovery; depositions; trial preparation; court filings; advocacy; client interviews
conveyancing; wills and probate=probate; legal advice; legal writing; westlaw; lexisnexis; paralegal work; regulatory affairs; gdpr=data protection
freedom of information; company secretarial; corporate governance; client care; witness statements; evidence gathering; bar admission
project management; programme management=program management; project planning; project scheduling=ms project=microsoft project; primavera; project delivery; pmo
risk registers; prince2; pmp; stakeholder management=stakeholder engagement; change management; process improvement=process optimisation=business process improvement
continuous improvement=kaizen; six sigma; lean; operational excellence; benchmarking; vendor management=supplier management; budget management; p&l=profit and loss
strategic planning; business strategy; management consulting; business transformation=digital transformation; feasibility studies; gap analysis; root cause analysis
facilitation; operations management; facilities management; business continuity; resource planning=resource allocation; team building
microsoft office=ms office=office suite; powerpoint; word=microsoft word; outlook; google workspace=g suite; slack; microsoft teams; asana; trello; notion
data entry; typing=touch typing; diary management=calendar management; travel arrangements=travel booking; minute taking=meeting minutes; correspondence; filing
record keeping=recordkeeping; document management; document control; reception=front desk; switchboard; mail handling; office management
office administration=administrative support=clerical; executive support=personal assistant; appointment scheduling; report writing; database management
office equipment; audio typing; shorthand; spreadsheets
securities trading=stock trading; retail buying=fashion buying; sales prospecting; garment retail; appointment setting
`;
