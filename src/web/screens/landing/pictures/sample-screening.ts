// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.
export const SAMPLE_SCREENING = {
  title: "Data Analyst",
  read: 12,
  scores: [87, 75, 57, 45, 44, 42, 24, 16, 8, 7, 0],
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
          wording: "Present findings to managers and help them decide",
          level: "strong",
          text: "Presented findings to the board every month and led the communication with store managers",
          page: 1,
        },
      ],
    },
    {
      name: "Bram Coldwell",
      score: 75,
      quotes: [
        {
          wording: "At least 3 years of experience as a data analyst",
          level: "strong",
          text: "Data Analyst, Foxglove Systems January 2020 – Present",
          page: 1,
        },
        {
          wording: "Improve the quality of the data in our warehouse",
          level: "strong",
          text: "Cleaned supplier data and measured its quality each week",
          page: 1,
        },
      ],
    },
    {
      name: "Edda Foxhollow",
      score: 57,
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
