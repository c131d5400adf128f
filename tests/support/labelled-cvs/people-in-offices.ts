/**
 * One block a person, nobody real: name; what they call themselves; then "w" for work (title | employer | place | start | end),
 * "b" for a break, "e" for education (degree | institution | year), "c" for a certificate (name | issuer | year).
 */
export const PEOPLE_IN_OFFICES = `
Alva Ashgrove; Management Accountant
w Management Accountant | Brightwater Works Ltd | Arborough | 2019-03 |
w Assistant Accountant | Evergreen Ledger | Brindleton | 2016-09 | 2019-02
w Accounts Clerk | Driftwood & Sons | Brindleton | 2014-06 | 2016-08
e BA (Hons) Accounting and Finance | University of Carrowmere | 2014
c ACCA Qualified | Institute of Invented Accountants | 2018

Siobhán O'Brien; Solicitor
w Senior Associate | Larkwater Quill LLP | Dunmarket | 2020-01 |
w Solicitor | Hartwick & Moss Solicitors | Arborough | 2015-09 | 2019-12
w Trainee Solicitor | Hartwick & Moss Solicitors | Arborough | 2013-09 | 2015-08
e LLB Law | University of Eastwhistle | 2011
e Legal Practice Course | Dunmarket College of Law | 2013

Pieter van der Berg; Backend Engineer
w Lead Backend Engineer | Foxglove Systems | Fernleigh | 2021-06 |
w Software Engineer | Ironbridge Labs | Arborough | 2017-02 | 2021-05
w Junior Developer | Hollow Oak Software | Arborough | 2015-07 | 2017-01
e MSc Computer Science | Arborough Institute of Technology | 2015
e BSc Mathematics | University of Carrowmere | 2013
c Certified Cloud Gardener | Nimbus Guild | 2022
c Certified Container Captain | Nimbus Guild | 2020

José María Quintanilla; Marketing Manager
w Marketing Manager | Juniper Lane | Brindleton | 2018-04 |
w Digital Marketing Executive | Copper Lantern Media | Fernleigh | 2015-01 | 2018-03
e Bachelor of Business Administration | Fernleigh Business School | 2014
c Search Advertising Certificate | Lantern Academy | 2016

Rhea Kestrelby-Moss; HR Business Partner
w HR Business Partner | Granite Harbour Group | Carrowmere | 2019-11 |
w HR Advisor | Dunmarket Borough Council | Dunmarket | 2016-03 | 2019-10
w Recruitment Coordinator | Quillfeather Staffing | Dunmarket | 2013-08 | 2016-02
e BA Human Resource Management | Dunmarket Metropolitan University | 2013
c Level 7 Diploma in People Management | Guild of People Professionals | 2019

Milo Coldwell; Graphic Designer
w Senior Graphic Designer | Fern & Fable Studio | Fernleigh | 2020-05 |
w Graphic Designer | Juniper Lane | Brindleton | 2016-10 | 2020-04
w Junior Designer | Paper Heron | Brindleton | 2014-09 | 2016-09
e BA Graphic Design | Fernleigh School of Art | 2014

Łukasz Żurawski; Data Analyst
w Data Analyst | Evergreen Ledger Bank | Arborough | 2020-02 |
w Reporting Analyst | Granite Harbour Insurance | Carrowmere | 2017-06 | 2020-01
e MSc Statistics | Carrowmere University of Technology | 2017
c Certified Data Weaver | Loom Institute | 2021

Nguyễn Thị Hoa; Financial Analyst
w Financial Analyst | Brightwater Capital Inc. | Eastwhistle | 2021-09 |
w Audit Associate | Ashgrove Birch LLP | Eastwhistle | 2018-09 | 2021-08
e Bachelor of Commerce | Eastwhistle University | 2018

Thea Elmridge; Product Manager
w Product Manager | Foxglove Systems | Fernleigh | 2022-01 |
w Product Owner | Foxglove Systems | Fernleigh | 2019-07 | 2021-12
w Business Analyst | Foxglove Systems | Fernleigh | 2017-03 | 2019-06
e BSc Economics | University of Arborough | 2016
c Certified Scrum Shepherd | Scrum Pasture Alliance | 2019

Orin Foxhollow; Sales Executive
w Regional Sales Manager | Kestrel Office Supplies | Dunmarket | 2016-05 | 2023-08
w Sales Executive | Copper Lantern Ltd | Brindleton | 2012-02 | 2016-04
w Sales Assistant | The Painted Heron | Brindleton | 2010-06 | 2012-01
e HND Business | Brindleton College | 2010

Juno Northcleft; Public Relations Officer
w Public Relations Officer | Larkwater Theatre Trust | Carrowmere | 2018-10 |
b Career break | 2016-12 | 2018-09
w Press Assistant | Dunfallow Gazette | Dunmarket | 2013-01 | 2016-11
e BA Journalism | University of Eastwhistle | 2012

Imre Hartwick; Business Development Manager
w Business Development Manager | Ironbridge Labs Inc | Arborough | 2017-08 |
w Account Manager | Nimbus Telecom | Carrowmere | 2013-04 | 2017-07
w Customer Service Representative | Nimbus Telecom | Carrowmere | 2011-09 | 2013-03
e MBA | Arborough Business School | 2017
e BA Modern Languages | University of Carrowmere | 2011

Petra Larkwater; Executive Assistant
w Executive Assistant to the CEO | Granite Harbour plc | Carrowmere | 2015-02 |
w Office Administrator | Mossend Medical Practice | Mossend | 2009-09 | 2015-01
e Diploma in Business Administration | Mossend College | 2009

Fenn Ivystone; Systems Administrator
w Systems Administrator | Birchmere Hospital Trust | Birchmere | 2014-11 |
w IT Support Technician | Greenmoor Council | Greenmoor | 2011-05 | 2014-10
e Foundation Degree in Computing | Greenmoor Technical College | 2011
c Certified Network Ranger | Wirewood Institute | 2013
c Service Desk Foundation | Helpdesk Guild | 2012

Cleo Dunfallow; Bank Teller
w Branch Supervisor | First Larkwater Bank | Eastwhistle | 2019-01 |
w Bank Teller | First Larkwater Bank | Eastwhistle | 2014-03 | 2018-12
w Cashier | Hollow Oak Market | Fernleigh | 2012-06 | 2014-02
e Associate of Arts in Business | Eastwhistle Community College | 2014

Quill Mossend; UX Designer
w UX Designer | Nimbus Health | Carrowmere | 2021-03 |
w Librarian | Carrowmere City Library | Carrowmere | 2014-08 | 2020-12
e MA Library Science | University of Carrowmere | 2014
c Interaction Design Certificate | Paper Prototype School | 2021
`;
