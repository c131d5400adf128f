export interface InventedProfession {
  title: string;
  duties: string[];
  skills: string[];
  projects: string[];
  degrees: string[];
  interests: string[];
}

/** The first is the one that the invented vacancy advertises. */
export const INVENTED_PROFESSIONS: InventedProfession[] = [
  {
    title: "Backend Engineer",
    duties: [
      "Built booking services in Python and Django for 40 venues",
      "Tuned PostgreSQL queries and halved the nightly report time",
      "Packaged every service with Docker and moved them to Kubernetes",
      "Ran the production platform on AWS with two colleagues",
      "Introduced unit testing and a CI/CD pipeline with review gates",
      "Led the communication with partner teams and agreed the contracts",
      "Replaced polling by a Kafka stream of seat changes",
      "Described the infrastructure in Terraform",
      "Mentored two junior developers through code reviews",
    ],
    skills: ["Python", "Django", "PostgreSQL", "Docker", "Kubernetes", "AWS", "Redis", "Linux", "Git", "Terraform"],
    projects: ["Open timetable server in Python with PostgreSQL", "Small job runner on Docker for village libraries"],
    degrees: ["BSc Computer Science", "BSc Mathematics", "MSc Software Engineering"],
    interests: ["reliable services", "clear interfaces", "old railway timetables"],
  },
  {
    title: "Management Accountant",
    duties: [
      "Prepared monthly management accounts for five departments",
      "Reconciled bank and control accounts at month end",
      "Supported the annual audit and answered the auditors",
      "Ran payroll for 60 employees",
    ],
    skills: ["Excel", "Xero", "Payroll", "Budgeting", "VAT", "Forecasting"],
    projects: ["Moved the ledgers of a choir to Xero"],
    degrees: ["BA Accounting and Finance"],
    interests: ["tidy ledgers", "clear board packs"],
  },
  {
    title: "Sous Chef",
    duties: [
      "Planned seasonal menus for a dining room of 70 seats",
      "Kept the kitchen to food safety rules and trained four apprentices",
      "Cut food cost by ordering from three local farms",
    ],
    skills: ["Menu planning", "Food safety", "Stock control", "Pastry"],
    projects: ["Cooked for a summer festival of 900 guests"],
    degrees: ["Diploma in Culinary Arts"],
    interests: ["bread", "seasonal food"],
  },
  {
    title: "Primary School Teacher",
    duties: [
      "Taught a class of 28 children and planned lessons in all subjects",
      "Led phonics across two year groups",
      "Met parents every term and wrote reports",
    ],
    skills: ["Lesson planning", "Classroom management", "Phonics", "Safeguarding"],
    projects: ["Started a school garden"],
    degrees: ["BEd Primary Education"],
    interests: ["reading aloud", "outdoor learning"],
  },
];
