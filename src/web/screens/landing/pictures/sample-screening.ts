// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.
export const SAMPLE_SCREENING = {
  title: "Data Analyst",
  read: 12,
  scores: [87, 77, 56, 45, 42, 42, 22, 15, 7, 6, 0],
  best: [
    {
      name: "Alva Ashgrove",
      score: 87,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "strong",
          text: "Senior Data Analyst, Brightwater Works March 2021 – Present",
          page: 1,
        },
        {
          wording: "Build and maintain the dashboards that our sales and warehouse teams work with every day",
          level: "strong",
          text: "Built 14 Tableau dashboards that 120 people in sales and logistics use every morning",
          page: 1,
        },
      ],
    },
    {
      name: "Bram Coldwell",
      score: 77,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "strong",
          text: "Data Analyst, Foxglove Systems January 2020 – Present",
          page: 1,
        },
        {
          wording: "Build and maintain the dashboards that our sales and warehouse teams work with every day",
          level: "strong",
          text: "Maintain the Power BI dashboards of the sales and warehouse\nteams",
          page: 1,
        },
      ],
    },
    {
      name: "Edda Foxhollow",
      score: 56,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "partial",
          text: "Analyse member surveys in Python and present the findings to regional managers",
          page: 1,
        },
        { wording: "Strong SQL", level: "strong", text: "Query the membership database in SQL for campaigns", page: 1 },
      ],
    },
  ],
} as const;
