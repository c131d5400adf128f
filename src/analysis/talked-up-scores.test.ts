import { expect, test } from "vitest";
import { type InventedVacancy, inventedVacancies } from "#tests/support/judged-vacancies.ts";
import { listBulletLines } from "#tests/support/invented-changes.ts";
import { screenText } from "#tests/support/screen-text.ts";
import { talkUp } from "#tests/support/talked-up-cvs.ts";

// What somebody may write to look better without having done more.

const vacancies = inventedVacancies();
const MOST = 3;

function best({ cvs }: InventedVacancy): string {
  return cvs.toSorted((left, right) => right.fit - left.fit)[0]?.text ?? "";
}

function worst({ cvs }: InventedVacancy): string {
  return cvs.toSorted((left, right) => left.fit - right.fit)[0]?.text ?? "";
}

function underTheName(cv: string, lines: string[]): string {
  const [name = "", ...rest] = cv.split("\n");
  return [name, ...lines, ...rest].join("\n");
}

test.each(vacancies)(
  "$name: the title repeated in header or profile gains at most 3 points, and is flagged from the third time",
  (vacancy) => {
    const { title } = vacancy.read;
    const cv = worst(vacancy);
    const before = screenText(vacancy.read, cv).score;
    for (const times of [1, 3, 6]) {
      const titles = Array.from({ length: times }, () => title);
      const tricks = [
        underTheName(cv, titles),
        [...titles, cv].join("\n"),
        underTheName(cv, ["Profile", ...titles.map((each) => `Experienced ${each}, a ${each} by heart.`)]),
        `${cv}\nInterests\n${titles.join("\n")}`,
      ];
      for (const trick of tricks) {
        const tricked = screenText(vacancy.read, trick);
        expect(tricked.score - before).toBeLessThanOrEqual(MOST);
        expect(tricked.review_reasons.includes("repeated_title")).toBe(times >= 3);
      }
    }
  },
);

/** The same sentences, without a post or a date to stand in. */
function asProfile(cv: string): string {
  const [name = ""] = cv.split("\n");
  const told = listBulletLines(cv).map((bullet) => bullet.slice(2));
  return [name, "Profile", `${told.join(". ")}.`, "Skills", told.join(", ")].join("\n");
}

test.each(vacancies)(
  "$name: a stuffed profile is at least 25 points below the same facts in dated posts",
  (vacancy) => {
    const cv = best(vacancy);
    const [dated, stuffed] = [cv, asProfile(cv)].map((text) => screenText(vacancy.read, text).score);
    expect(Number(dated) - Number(stuffed)).toBeGreaterThanOrEqual(25);
  },
);

test.each(vacancies)("$name: a wall of the advertisement's words makes no stranger worth considering", (vacancy) => {
  const words = vacancy.read.criteria.map(({ wording }) => wording.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, " "));
  const wall = words.flatMap((wording) => wording.split(" ")).filter((word) => word.length > 2);
  for (const lines of [[wall.join(", ")], wall, Array.from({ length: 5 }, () => wall.join(" "))]) {
    const { score } = screenText(vacancy.read, `${worst(vacancy)}\nSkills\n${lines.join("\n")}`);
    expect(score).toBeLessThan(40);
  }
});

test.each(vacancies)(
  "$name: orders to software and the pasted advertisement gain nothing, and are flagged",
  (vacancy) => {
    const cv = best(vacancy);
    const { score } = screenText(vacancy.read, cv);
    for (const { text, mayGain } of talkUp(cv, { title: vacancy.read.title, text: vacancy.read.lines.join("\n") })) {
      const tricked = screenText(vacancy.read, text);
      expect(tricked.score - score).toBeLessThanOrEqual(mayGain);
      expect(tricked.needs_review).toBe(true);
    }
  },
);

test.each(vacancies)("$name: who lists what is asked for in a line each is not taken for a copyist", (vacancy) => {
  const listed = vacancy.read.criteria.map(({ wording }) => wording.replace(/[^\p{L}\p{N}].*$/u, ""));
  const short = vacancy.read.criteria.map(({ wording }) => wording.split(" ").slice(0, 4).join(" "));
  for (const lines of [listed, short]) {
    const { review_reasons: reasons } = screenText(vacancy.read, `${best(vacancy)}\nSkills\n${lines.join("\n")}`);
    expect(reasons).not.toContain("pasted_vacancy");
  }
});

test("no invented CV is taken for a pasted advertisement or an order", () => {
  for (const { read, cvs } of vacancies) {
    for (const { text } of cvs) {
      const { review_reasons: reasons } = screenText(read, text);
      expect(reasons.filter((reason) => reason !== "little_text")).toEqual([]);
    }
  }
});
