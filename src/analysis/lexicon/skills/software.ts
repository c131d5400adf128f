/** Programming, operations, networks, security. Names joined by "=" mean the same; the first is how we call it. */
export const SOFTWARE = `
python; java; javascript=js=ecmascript; typescript=ts; c#=c sharp; c++; .net=dotnet=asp.net=.net core; vb.net=visual basic; php; ruby; ruby on rails=rails; golang=go
rust; kotlin; swift
scala; perl; matlab; vba; groovy; haskell; clojure; erlang; elixir; f#; dart; julia; lua; fortran; cobol; delphi; objective-c; embedded c; abap; apex; pl/sql=plsql
t-sql=tsql; solidity; powershell
html=html5; css=css3; sass=scss; less css; tailwind=tailwind css; bootstrap; jquery; react=react.js=reactjs; react native; redux; angular=angularjs; vue=vue.js=vuejs
next.js=nextjs; nuxt; svelte; ember.js; backbone.js; webpack; vite; babel; npm; storybook
node.js=nodejs=node; express=express.js; nestjs=nest.js; django; flask; fastapi; spring boot=spring=spring framework=springboot; hibernate=jpa; laravel; symfony
codeigniter; wordpress; drupal; magento; shopify; webflow; joomla; contentful; struts; jsf; jsp; servlets; j2ee=jee=java ee; entity framework; wpf; xamarin; flutter
ionic; electron; qt; jvm
android=android development; ios=ios development; swiftui; jetpack compose; mobile development=mobile apps=mobile app development; progressive web apps=pwa
single page applications=spa
sql; postgresql=postgres; mysql; sql server=mssql=ms sql; oracle=oracle database; sqlite; mariadb; db2; teradata; mongodb; redis; elasticsearch=elk; cassandra
couchbase; dynamodb; neo4j=graph databases; hbase; firebase; cosmos db=cosmosdb; memcached; nosql; relational databases=relational database=rdbms
database design=database development; database administration=dba; query optimisation=query optimization; stored procedures
kafka; rabbitmq; activemq; jms; message queues=messaging services=message broker; graphql; rest=rest api=restful=rest apis=restful apis; soap; grpc; web services
api design=api development; api integration; microservices=microservice=micro services; service-oriented architecture=soa; event-driven architecture; websockets; xml
json; oauth; swagger=openapi; postman
aws=amazon web services; ec2; s3; aws lambda; cloudformation; ecs; eks; azure=microsoft azure; azure devops; gcp=google cloud=google cloud platform
cloud computing=cloud infrastructure=cloud technologies=cloud services; cloud security; cloud migration; serverless=function as a service=faas; openstack; heroku
digitalocean; openshift; vmware=vsphere; hyper-v; virtualisation=virtualization; citrix
docker=docker compose; kubernetes=k8s; helm=helm charts; terraform; infrastructure as code=iac; ansible; puppet; saltstack; vagrant; jenkins; circleci; travis ci
teamcity; bamboo; github actions; gitlab ci; ci/cd=continuous integration=continuous delivery=continuous deployment; argocd; spinnaker; build automation
configuration management; release management; containerisation=containerization=containers
git=github=gitlab; svn=subversion; bitbucket; version control=source control; maven; gradle; linux; unix; ubuntu; red hat=rhel; windows server; macos
bash=shell scripting=shell scripts; cron; nginx; apache; tomcat; iis; weblogic; websphere; jboss
prometheus; grafana; datadog; new relic; splunk; kibana; nagios; zabbix; dynatrace; observability=monitoring and alerting; site reliability engineering=sre
incident management; capacity planning; performance tuning=performance optimisation=performance optimization; load balancing; high availability; disaster recovery
backup and recovery; scalability
unit testing=unit tests; junit; pytest; jest; mocha; nunit; mockito; test automation=automated testing=automation testing; selenium; cypress; playwright; appium
cucumber; jmeter; load testing=performance testing; regression testing; integration testing; functional testing; manual testing; user acceptance testing=uat
api testing; test plans=test planning; test cases=test scripts; test-driven development=tdd=test driven development; behaviour-driven development=bdd
security testing; usability testing; defect tracking=bug tracking; soapui; testng
agile=agile methodologies; scrum; kanban; safe agile=scaled agile; jira; confluence; devops; devsecops; pair programming; code review=code reviews; clean code
refactoring; design patterns; object-oriented programming=oop=object oriented programming=object-oriented design; functional programming; domain-driven design=ddd
system design=systems design; software architecture=application architecture=solution architecture; distributed systems; multithreading=concurrency; data structures
algorithms; software development lifecycle=sdlc; waterfall; requirements gathering=requirements analysis; technical documentation; full stack=full-stack
front-end development=frontend development; back-end development=backend development; web development; software development=software engineering; embedded systems
firmware; real-time systems; rtos; game development; unity; unreal engine; opengl; computer graphics; blockchain; ethereum; iot=internet of things
web accessibility=wcag; responsive design; cross-browser compatibility; single sign-on=sso; uml; legacy systems
information security=cyber security=cybersecurity; network security; application security; penetration testing=pen testing
vulnerability management=vulnerability assessment; threat hunting; threat modelling=threat modeling; threat intelligence; siem; soc; incident response
malware analysis; forensics=digital forensics; encryption=cryptography; firewalls=firewall; ids/ips; identity and access management=iam; owasp; iso 27001; nist
pci dss; security audits; endpoint protection; burp suite; nmap; wireshark; metasploit; cissp; cism; cisa; ceh; oscp; comptia security+
networking=computer networks; tcp/ip; dns; dhcp; vpn; lan=wan; routing and switching; cisco; juniper; bgp; ospf; mpls; voip; sd-wan; wireless networks; ccna; ccnp
active directory; group policy; exchange server=microsoft exchange; office 365=microsoft 365=o365; sharepoint; intune; sccm; technical support=it support
help desk=helpdesk=service desk; desktop support; hardware troubleshooting; ticketing systems; remote support; system administration=systems administration
network administration; asset management; itil; servicenow; zendesk; freshdesk
salesforce; sap; sap hana; sap fico; sap mm; sap sd; oracle erp=oracle ebs; peoplesoft; microsoft dynamics=dynamics 365; dynamics nav=navision; netsuite; workday
hubspot; crm; erp; mulesoft; power platform=power apps; power automate; rpa=robotic process automation; uipath; blue prism; business process modelling=bpmn
business analysis; systems integration
`;
