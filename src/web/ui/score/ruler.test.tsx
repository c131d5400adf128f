import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Ruler } from "./ruler.tsx";

afterEach(cleanup);

test("a score stands exactly at its place: 85 at 85, 86 at 86, equal ones in one pile", () => {
  const values = [85, 86, 86, 0, 100];
  const sheets = values.map((value, index) => ({ id: `${index}`, value }));
  render(<Ruler sheets={sheets} ticks={[{ at: 85, label: "", tone: "high" }]} label="scores" />);
  const drawn = [...screen.getByRole("figure").querySelectorAll<HTMLElement>("[data-sheet]")];
  expect(drawn.map((sheet) => sheet.parentElement?.style.left)).toEqual(["85%", "86%", "86%", "0%", "100%"]);
});
