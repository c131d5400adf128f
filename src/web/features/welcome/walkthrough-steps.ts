export const WALKTHROUGH_STEPS = [
  {
    title: "Resume scoring",
    text: "Every CV stands on one scale from 0 to 100. The score is computed from what was found in the CV, and each point of it can be opened and read.",
  },
  {
    title: "Summaries",
    text: "A report says in a few sentences what a CV shows, its strengths and its gaps, with the candidate's own words beside them.",
  },
  {
    title: "Job templates",
    text: "Openings you have screened for stay. Choose one to filter your candidates, or to import more CVs without sending the job description again.",
  },
  {
    title: "Red flags",
    text: "Missing skills, thin evidence and unreadable files are marked as minor or major, each with its reason. A flag is a hint to look, not a verdict.",
  },
  {
    title: "Smart search",
    text: "Search names, skills and experience at once. Put words between quotation marks to find them exactly as they stand.",
  },
  {
    title: "Email generator",
    text: "Draft an invitation or a rejection from a candidate's report. You read and send it; nothing is sent by itself.",
  },
] as const;
