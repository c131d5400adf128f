import type { ReactNode } from "react";
import { FitList } from "./role-fit.tsx";

// The same for everybody: behind the blur is nothing about this person.
const EXAMPLE_PARTS = [
  { name: "The role", points: 16, of: 20, levels: "1 strong" },
  { name: "Skills", points: 28.5, of: 45, levels: "3 strong, 2 missing" },
  { name: "Experience", points: 18, of: 25, levels: "1 strong, 1 partial" },
  { name: "Education", points: 5, of: 10, levels: "1 partial" },
];
const EXAMPLE_QUESTIONS = [
  "An interview question made from what a CV shows and from what it leaves open, in one or two sentences.",
  "Another question, about something that the role asks for and that the CV does not mention anywhere.",
  "A third question, about one piece of work: what was done, what came of it, and what would be done otherwise.",
  "A fourth question, about how a degree or a certificate relates to the work that the role is about.",
];

function Locked({ prompt, children }: { prompt: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid">
      <div aria-hidden inert className="col-start-1 row-start-1 opacity-50 blur-sm select-none print:hidden">
        {children}
      </div>
      <div className="z-10 col-start-1 row-start-1 place-self-center">{prompt}</div>
    </div>
  );
}

export function LockedRoleFit({ prompt }: { prompt: ReactNode }) {
  return (
    <Locked prompt={prompt}>
      <FitList parts={EXAMPLE_PARTS} />
    </Locked>
  );
}

export function LockedQuestions({ prompt }: { prompt: ReactNode }) {
  return (
    <Locked prompt={prompt}>
      <ol className="grid gap-3">
        {EXAMPLE_QUESTIONS.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Locked>
  );
}
