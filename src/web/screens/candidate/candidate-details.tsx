import type { ReactNode } from "react";
import { saveFile } from "#lib/save-file.ts";
import type { Candidate } from "#shared/candidate.ts";
import type { RatedSkill } from "#shared/cv-analysis.ts";
import { UNNAMED, writeCompleteReport } from "#shared/text-report.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/toaster.tsx";

interface CandidateDetailsProps {
  candidate: Candidate;
  vacancyTitle: string | null;
}

export function CandidateDetails({ candidate, vacancyTitle }: CandidateDetailsProps) {
  const { technical_skills, soft_skills, employment_history, education, certifications, interview_insights } =
    candidate;
  const work = employment_history.map(({ title, company, start, end }) =>
    joined(title, company, start && `${start} to ${end ?? "present"}`),
  );
  const learnt = [
    ...education.map(({ degree, institution, year }) => joined(degree, institution, year)),
    ...certifications.map(({ name, issuer, year }) => joined(name, issuer, year)),
  ];

  function download() {
    const text = new Blob([writeCompleteReport(candidate, vacancyTitle)], { type: "text/plain;charset=utf-8" });
    saveFile(text, `${candidate.candidate_name ?? UNNAMED} report.txt`);
    notify.done("Download Started", "The report is on its way to your downloads.");
  }

  return (
    <div className="mt-8 grid gap-8">
      <Section title="Skills Match Analysis">
        {[...technical_skills, ...soft_skills].map((skill) => (
          <Skill key={skill.skill} {...skill} />
        ))}
      </Section>
      <Section title="Experience Summary">{work.map(asLine)}</Section>
      <Section title="Education and certificates">{learnt.map(asLine)}</Section>
      <Section title="Suggested Interview Questions">{interview_insights.map(asLine)}</Section>
      <Button className="justify-self-start" onClick={download}>
        Download Report
      </Button>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-4 lg:grid-cols-12">
      <h2 className="text-18 font-semibold lg:col-span-4">{title}</h2>
      <ul className="grid gap-2 text-14 lg:col-span-8">{children}</ul>
    </section>
  );
}

function Skill({ skill, level, evidence }: RatedSkill) {
  return (
    <li>
      <span className="font-semibold">{skill}</span>: {level}
      {evidence && <q className="mt-0.5 block font-serif text-16 text-ink-2">{evidence}</q>}
    </li>
  );
}

function asLine(text: string, index: number) {
  return <li key={`${index} ${text}`}>{text}</li>;
}

function joined(...parts: (string | null)[]) {
  return parts.filter(Boolean).join(", ");
}
