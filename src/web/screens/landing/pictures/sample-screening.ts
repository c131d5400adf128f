// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.
export const SAMPLE_SCREENING = {
  title: "Data Analyst",
  read: 12,
  scores: [85, 76, 51, 48, 44, 36, 23, 16, 7, 6, 0],
  best: [
    {
      name: "Alva Ashgrove",
      score: 85,
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
      score: 76,
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
      score: 51,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "partial",
          text: "Insight Analyst, Copperfield Choirs April 2022 – Present",
          page: 1,
        },
        {
          wording: "Present findings to managers and help them decide",
          level: "strong",
          text: "Analyse member surveys in Python and present the findings to regional managers",
          page: 1,
        },
      ],
    },
  ],
} as const;
