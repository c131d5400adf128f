import { PEOPLE_IN_OFFICES } from "#tests/support/labelled-cvs/people-in-offices.ts";
import { PEOPLE_IN_TRADES } from "#tests/support/labelled-cvs/people-in-trades.ts";

export interface Work {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | null;
  /** A break has dates like work and is none. */
  isBreak: boolean;
}

export interface Study {
  degree: string;
  institution: string;
  year: string;
}

export interface Certificate {
  name: string;
  issuer: string;
  year: string;
}

export interface Person {
  name: string;
  headline: string;
  work: Work[];
  studies: Study[];
  certificates: Certificate[];
}

export function readPeople(): Person[] {
  return `${PEOPLE_IN_OFFICES}\n${PEOPLE_IN_TRADES}`
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => readPerson(block));
}

function readPerson(block: string): Person {
  const [top = "", ...rows] = block.split("\n");
  const [name = "", headline = ""] = top.split("; ");
  const rowsOf = (kind: string) =>
    rows
      .filter((row) => row.startsWith(`${kind} `))
      .map((row) =>
        row
          .slice(2)
          .split("|")
          .map((cell) => cell.trim()),
      );
  return {
    name,
    headline,
    work: rows.filter((row) => /^[wb] /u.test(row)).map((row) => readWork(row)),
    studies: rowsOf("e").map(([degree = "", institution = "", year = ""]) => ({ degree, institution, year })),
    certificates: rowsOf("c").map(([certificate = "", issuer = "", year = ""]) => ({
      name: certificate,
      issuer,
      year,
    })),
  };
}

function readWork(row: string): Work {
  const isBreak = row.startsWith("b ");
  const cells = row
    .slice(2)
    .split("|")
    .map((cell) => cell.trim());
  const [title = "", company = "", place = "", start = "", end = ""] = isBreak
    ? [cells[0], "", "", cells[1], cells[2]]
    : cells;
  return { title, company, place, start, end: end === "" ? null : end, isBreak };
}
