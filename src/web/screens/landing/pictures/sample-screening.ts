// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.
export const SAMPLE_SCREENING = {
  title: "Data Analyst",
  read: 12,
  scores: [85, 83, 72, 67, 65, 61, 53, 53, 42, 13, 1],
  best: [
    {
      name: "Bram Coldwell",
      score: 85,
      quotes: [
        {
          wording: "Work as Data Analyst",
          level: "strong",
          text: "Data Analyst, Foxglove Systems January 2020 – Present",
          page: 1,
        },
        {
          wording: "Strong SQL",
          level: "strong",
          text: "Write SQL on Snowflake for ad hoc questions, about twenty a week",
          page: 1,
        },
      ],
    },
    {
      name: "Alva Ashgrove",
      score: 83,
      quotes: [
        {
          wording: "Work as Data Analyst",
          level: "strong",
          text: "Senior Data Analyst, Brightwater Works March 2021 – Present",
          page: 1,
        },
        {
          wording: "Strong SQL",
          level: "strong",
          text: "Wrote SQL for revenue and stock reporting across 2,000 tables and reviewed the SQL of three",
          page: 1,
        },
      ],
    },
    {
      name: "Dario Elmridge",
      score: 72,
      quotes: [
        {
          wording: "Work as Data Analyst",
          level: "strong",
          text: "Data Analyst, Driftwood & Sons February 2021 – Present",
          page: 1,
        },
        {
          wording: "Strong SQL",
          level: "strong",
          text: "Report on deliveries and delays with SQL and Power BI",
          page: 1,
        },
      ],
    },
  ],
} as const;
