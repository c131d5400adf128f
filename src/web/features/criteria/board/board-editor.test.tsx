import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { RowNote } from "#shared/vacancies/board.ts";
import { BoardEditor } from "./board-editor.tsx";
import type { Rows } from "#features/criteria/edit-board.ts";
import { useBoard } from "#features/criteria/use-board.ts";

afterEach(cleanup);

const first: Rows = [
  { id: "a", wording: "SQL and Python", importance: "must", weight: 2, required_years: 3 },
  { id: "b", wording: "Driving licence", importance: "nice", weight: 1, required_years: null },
  { id: "c", wording: "Excellent communicator", importance: "nice", weight: 1, required_years: null },
];
const notes = new Map<string, RowNote[]>([["c", [{ kind: "vague", text: "What would show it?" }]]]);

function Board() {
  const board = useBoard(first, () => undefined);
  return <BoardEditor rows={board.rows} notes={notes} onChange={board.change} onUndo={board.undo} />;
}

const field = (place: number) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Criterion ${place}` });
const wordings = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Criterion/ }).map(({ value }) => value);

test("I reword a criterion, and one press takes all its letters back", async () => {
  render(<Board />);
  await userEvent.clear(field(2));
  await userEvent.type(field(2), "HGV licence");
  expect(wordings()[1]).toBe("HGV licence");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(wordings()[1]).toBe("Driving licence");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(true);
});

test("I remove one, hear of it, and have it back", async () => {
  render(<Board />);
  await userEvent.click(screen.getByRole("button", { name: "Remove: Driving licence" }));
  expect(wordings()).toEqual(["SQL and Python", "Excellent communicator"]);
  expect(screen.getByText("Removed “Driving licence”.")).toBeTruthy();
  expect(document.activeElement).toBe(field(2));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(wordings()).toHaveLength(3);
});

test("with the keyboard alone I move, split at the cursor, and add", async () => {
  render(<Board />);
  field(2).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(wordings()[0]).toBe("Driving licence");
  expect(document.activeElement).toBe(field(1));
  field(2).focus();
  field(2).setSelectionRange(3, 3);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(wordings()).toEqual(["Driving licence", "SQL", "And Python", "Excellent communicator"]);
  screen.getByRole("textbox", { name: "Add a criterion" }).focus();
  await userEvent.keyboard("Docker{Enter}");
  expect(wordings().at(-1)).toBe("Docker");
});

test("what is vague says so at its own row", () => {
  render(<Board />);
  const row = field(3).closest("li");
  if (row === null) throw new Error("no row");
  expect(within(row).getByText("What would show it?")).toBeTruthy();
  expect(field(3).getAttribute("aria-describedby")).toBe(within(row).getByRole("list").id);
});

test("a deal-breaker weighs more, and the shares follow", async () => {
  render(<Board />);
  await userEvent.selectOptions(screen.getByLabelText("How important: Driving licence"), "Deal-breaker");
  expect(screen.getAllByText(/%$/).map(({ textContent }) => textContent)).toEqual(["33%", "50%", "17%"]);
});
