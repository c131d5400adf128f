/** As the people in offices are written down. */
export const PEOPLE_IN_TRADES = `
Bram Birchmere; Head Chef
w Head Chef | Hotel Verbena | Arborough | 2018-05 |
w Sous Chef | The Copper Ladle | Brindleton | 2014-04 | 2018-04
w Commis Chef | The Painted Heron | Brindleton | 2011-09 | 2014-03
e Diploma in Culinary Arts | Brindleton Catering College | 2011
c Food Safety Level 3 | Kitchen Standards Board | 2017

Edda Greenmoor; Registered Nurse
w Staff Nurse | St Bride's Infirmary | Dunmarket | 2017-02 |
w Registered Nurse | Carrowmere General Hospital | Carrowmere | 2012-10 | 2017-01
w Healthcare Assistant | Willow Lodge Care Home | Carrowmere | 2009-07 | 2012-09
e BSc Nursing | Carrowmere University | 2012
c Advanced Life Support | Invented Resuscitation Council | 2020
c Basic Life Support | Invented Resuscitation Council | 2016

Hale Hartwick; Primary School Teacher
w Year 4 Class Teacher | Mossend Primary School | Mossend | 2016-09 |
w Teaching Assistant | Larkwater Academy | Larkwater | 2014-09 | 2016-07
e PGCE Primary Education | University of Eastwhistle | 2015
e BA English Literature | University of Arborough | 2013

Dario Northcleft; Site Manager
w Site Manager | Granite Harbour Construction | Carrowmere | 2015-06 |
w Assistant Site Manager | Northcleft Builders Ltd | Arborough | 2011-03 | 2015-05
w Carpenter | Oakhand Joinery | Arborough | 2006-08 | 2011-02
e NVQ Level 6 Construction Site Management | Arborough Building College | 2014
c Site Safety Passport | Scaffold Guild | 2021

Soren Eastwhistle; HGV Driver
w HGV Class 1 Driver | Kestrel Freight Ltd | Dunmarket | 2019-08 |
w Delivery Driver | Parcel Heron | Dunmarket | 2016-01 | 2019-07
w Warehouse Operative | Driftwood Logistics | Fernleigh | 2013-05 | 2015-12
c Driver Certificate of Professional Competence | Haulage Standards Office | 2019

Lotte Fernleigh; Electrician
w Electrician | Brightwater Electrical Services | Fernleigh | 2014-02 |
w Apprentice Electrician | Sparrow & Sons | Fernleigh | 2010-09 | 2014-01
e NVQ Level 3 Electrical Installation | Fernleigh Technical College | 2014
c Wiring Regulations 18th Edition | Wirewood Institute | 2019

Greta Birchmere; Store Manager
w Store Manager | Juniper Lane | Brindleton | 2020-10 |
w Assistant Store Manager | Paper Heron | Arborough | 2017-04 | 2020-09
w Sales Associate | Paper Heron | Arborough | 2014-11 | 2017-03
e High School Diploma | Brindleton High School | 2014

Nessa Coldwell; Physiotherapist
w Senior Physiotherapist | Birchmere Hospital Trust | Birchmere | 2018-01 |
w Physiotherapist | Greenmoor Clinic | Greenmoor | 2014-08 | 2017-12
e BSc (Hons) Physiotherapy | Birchmere University | 2014
c Sports Massage Diploma | Greenmoor School of Therapy | 2015

Kael Dunfallow; Personal Trainer
w Fitness Instructor | Ironbridge Gym | Arborough | 2021-01 |
w Personal Trainer | Self-employed | Arborough | 2018-06 |
w Lifeguard | Larkwater Leisure Centre | Larkwater | 2016-05 | 2018-05
e BTEC Sport Science | Larkwater College | 2016
c Level 3 Personal Training | Active Guild | 2018

Imogen St. Clair; Mechanical Engineer
w Mechanical Engineer | Hollow Oak Turbines | Eastwhistle | 2016-07 |
w Graduate Engineer | Granite Harbour Engineering | Carrowmere | 2014-09 | 2016-06
e MEng Mechanical Engineering | Eastwhistle Institute of Technology | 2014

Tomas Ivystone; Warehouse Supervisor
w Warehouse Supervisor | Driftwood Logistics | Fernleigh | 2017-10 |
w Forklift Operator | Driftwood Logistics | Fernleigh | 2013-03 | 2017-09
c Counterbalance Forklift Licence | Haulage Standards Office | 2013

Marguerite de la Tour; Veterinary Nurse
w Veterinary Nurse | Greenmoor Animal Clinic | Greenmoor | 2015-05 |
w Kennel Assistant | Foxhollow Kennels | Foxhollow | 2012-06 | 2015-04
e Diploma in Veterinary Nursing | Greenmoor Agricultural College | 2015

Oskar Brindleton; Gardener
w Head Gardener | Elmridge Hall | Elmridge | 2013-04 |
w Gardener | Elmridge Hall | Elmridge | 2008-03 | 2013-03
e Certificate in Horticulture | Elmridge Garden School | 2008

Abigail Mason; Flight Attendant
w Cabin Crew Manager | Heron Airways | Carrowmere | 2018-09 | 2024-06
w Flight Attendant | Heron Airways | Carrowmere | 2013-02 | 2018-08
w Receptionist | Hotel Verbena | Arborough | 2011-01 | 2013-01
e Diploma in Travel and Tourism | Arborough College | 2010

Reinhold Ashgrove; Teacher
w Head of Mathematics | Eastwhistle Grammar School | Eastwhistle | 2012-09 |
w Mathematics Teacher | Dunmarket High School | Dunmarket | 2006-09 | 2012-08
w Quantity Surveyor | Northcleft Builders Ltd | Arborough | 2001-07 | 2005-08
e MA Education | University of Eastwhistle | 2011
e PGCE Secondary Mathematics | University of Eastwhistle | 2006
e BSc Quantity Surveying | Arborough Polytechnic | 2001

Wren Kestrelby; Social Worker
w Social Worker | Greenmoor County Council | Greenmoor | 2016-11 |
w Support Worker | Willow Lodge Care Home | Carrowmere | 2012-02 | 2016-10
e Master of Social Work | Greenmoor University | 2016
e Bachelor of Arts in Psychology | University of Carrowmere | 2011
`;
