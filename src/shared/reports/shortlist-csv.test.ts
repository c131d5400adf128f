import { expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { writeShortlistCsv } from "./shortlist-csv.ts";

test("everybody stands in the order of the scores, with the words of the recommendation", () => {
  const csv = writeShortlistCsv(
    [
      stubCandidate({
        candidate_name: null,
        score: null,
        status: "error",
        is_shortlisted: false,
        shortlist_rank: null,
        file_name: "scan.pdf",
      }),
      stubCandidate({
        candidate_name: "Cy",
        score: 30,
        is_shortlisted: false,
        shortlist_rank: null,
        file_name: "cy.pdf",
      }),
      stubCandidate({ candidate_name: "=Bo", score: 72, shortlist_rank: 2, file_name: "bo, final.pdf" }),
      stubCandidate({ decision: "decline", decision_reason: "Salary" }),
    ],
    [],
  );
  expect(csv.split("\r\n")).toEqual([
    "\uFEFFCandidate Name,Match Score,Shortlist Status,Decision,Shortlist Rank,File Name,Decided by a person",
    "Amara Okafor,91,Approved,Proceed to Interview,1,amara.pdf,Declined: Salary",
    '\'=Bo,72,Approved,Consider for Interview,2,"bo, final.pdf",',
    'Cy,30,"Not Shortlisted: Rank 3 of 3, shortlist of 2",Not Suitable,,cy.pdf,',
    "scan (name not found),,Failed,,,scan.pdf,",
    "",
  ]);
});

test("equal scores stand in the order of their ranks", () => {
  const names = ["Di", "Bo", "Al", "Cy"];
  const ranks = [null, 2, 1, 3];
  const csv = writeShortlistCsv(
    names.map((candidate_name, index) => stubCandidate({ candidate_name, score: 70, shortlist_rank: ranks[index] })),
    [],
  );
  expect(csv.match(/^\w\w(?=,)/gm)).toEqual(["Al", "Bo", "Cy", "Di"]);
});

test("each criterion has a column with its points, and they add up to the total before the cap", () => {
  const criteria = [
    askedFor("kafka", { wording: "Kafka", weight: 3 }),
    askedFor("docker", { wording: "Docker, Podman" }),
  ];
  const csv = writeShortlistCsv(
    [
      stubCandidate({ findings: [foundFor("kafka", "strong", 1), foundFor("docker", "partial", 0.6)], score: 84 }),
      stubCandidate({ findings: [foundFor("kafka", "strong")], score: 80, shortlist_rank: 2 }),
    ],
    criteria,
  );
  const few = "Fewer than 60% of the core requirements are fully shown. The score is at most 84.";
  expect(csv.split("\r\n").slice(0, -1)).toEqual([
    expect.stringMatching(/,File Name,Decided by a person,Points: Kafka,"Points: Docker, Podman",Points: Total,Cap$/),
    `Amara Okafor,84,Approved,Consider for Interview,1,amara.pdf,,75,15,90,${few}`,
    "Amara Okafor,80,Approved,Consider for Interview,2,amara.pdf,,,,,",
  ]);
});
