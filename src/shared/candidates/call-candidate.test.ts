import { expect, test } from "vitest";
import { callCandidate, callCandidateInFull } from "./call-candidate.ts";

test.each([
  [{ candidate_name: "Alva Ashgrove", file_name: "cv.pdf" }, "Alva Ashgrove", "Alva Ashgrove"],
  [
    { candidate_name: null, file_name: "ashgrove v2.1 final.docx" },
    "ashgrove v2.1 final",
    "ashgrove v2.1 final (name not found)",
  ],
  [{ candidate_name: null, file_name: ".pdf" }, "Unnamed Candidate", "Unnamed Candidate (name not found)"],
])("%o is called %s", (candidate, name, inFull) => {
  expect(callCandidate(candidate)).toBe(name);
  expect(callCandidateInFull(candidate)).toBe(inFull);
});
