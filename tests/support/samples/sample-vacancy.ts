export const SAMPLE_VACANCY_TITLE = "Data Analyst";

/** `# ` begins a heading, `• ` a point. One line asks for what must not be asked, to show what becomes of it. */
export const SAMPLE_VACANCY_LINES = [
  "Copper Lantern, Arborough (hybrid)",
  "# About us",
  "Copper Lantern is an invented company that sells reading lamps. This vacancy was made up so that you can try the screening without CVs of your own.",
  "# What you will do",
  "• Build and maintain the dashboards that our sales and warehouse teams work with every day",
  "• Design and analyse A/B tests for the online shop",
  "• Present findings to managers and help them decide",
  "• Improve the quality of the data in our warehouse",
  "# Essential requirements",
  "• At least 3 years of experience as a data analyst",
  "• Strong SQL",
  "• Good knowledge of Python",
  "• Experience with Tableau or Power BI",
  "• Advanced Excel",
  "• Solid statistics",
  "• Excellent communication skills",
  "# Desirable",
  "• Experience with dbt",
  "• Knowledge of Snowflake",
  "• Degree in mathematics, statistics or economics",
  "• Young and energetic",
  "# What we offer",
  "28 days of holiday, a pension, and as many lamps as you can read by.",
];
