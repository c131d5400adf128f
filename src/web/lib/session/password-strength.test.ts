import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const ROBIN = ["Robin Hale", "robin.hale@example.test"];
const levelOf = (password: string) => passwordStrength(password, ROBIN).level;

test("length is what makes a password strong", () => {
  expect(levelOf("short")).toBe("too short");
  expect(levelOf("kettle42")).toBe("fair");
  expect(levelOf("kettle under nine lamps")).toBe("strong");
});

test("what is guessed first does not count as length", () => {
  for (const password of ["aaaaaaaaaaaa", "123456789012", "abcabcabcabc", "robinhale99", "HaleRobin2026"]) {
    expect(levelOf(password)).toBe("weak");
  }
});

test("the hint says why a password is weak", () => {
  expect(passwordStrength("robin-hale", ROBIN).hint).toContain("your name");
  expect(passwordStrength("zyxwvuts", ROBIN).hint).toContain("neighbouring");
  expect(passwordStrength("kqz7rb", [], 6).hint).toBe("Weak: a few more words would make it better.");
});

test("each screen has its own shortest length", () => {
  expect(passwordStrength("kqz7r", [], 6)).toEqual({ level: "too short", hint: "At least 6 characters." });
  expect(passwordStrength("kqz7rbt", []).hint).toBe("At least 8 characters.");
});

test("a very long password that only repeats itself is weak", () => {
  expect(passwordStrength("ab1".repeat(80) + "x".repeat(16), ROBIN).level).toBe("weak");
});
