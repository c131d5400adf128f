// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.
export const SAMPLE_SCREENING = {
  title: "Data Analyst",
  read: 12,
  scores: [88, 81, 54, 49, 44, 36, 35, 19, 7, 6, 0],
  best: [
    {
      name: "Alva Ashgrove",
      score: 88,
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
      score: 81,
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
      name: "Dario Elmridge",
      score: 54,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "strong",
          text: "Data Analyst, Driftwood & Sons February 2021 – Present",
          page: 1,
        },
        { wording: "Strong SQL", level: "strong", text: "Wrote the first SQL reports of the site", page: 1 },
      ],
    },
  ],
} as const;
