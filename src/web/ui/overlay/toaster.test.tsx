import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify, Toaster } from "./toaster.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const visible = () =>
  [...document.querySelectorAll("[data-sonner-toast]")].filter(
    (toast) => toast.getAttribute("data-visible") === "true",
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("three toasts are seen at a time, the newest of them", async () => {
  render(<Toaster />);
  for (const title of ["One", "Two", "Three", "Four"]) act(() => notify.done(title, ""));
  await wait(100);
  expect(visible().map(({ textContent }) => textContent)).toEqual(["Four", "Three", "Two"]);
});

test("a toast stays for four seconds", async () => {
  render(<Toaster />);
  act(() => notify.failed("Upload Failed", "The file is empty."));
  await wait(3900);
  expect(screen.getByText("The file is empty.")).toBeTruthy();
  await wait(1000);
  expect(screen.queryByText("The file is empty.")).toBeNull();
});

test("what a toast offers is done when it is pressed, and two with the same words are two", async () => {
  render(<Toaster />);
  const undone: number[] = [];
  act(() => {
    for (const which of [1, 2])
      notify.offer("Deleted", "Robin", { label: "Undo", ms: 6000, onAction: () => undone.push(which) });
  });
  await wait(100);
  const [newest] = screen.getAllByRole("button", { name: "Undo" });
  act(() => newest?.click());
  expect(undone).toEqual([2]);
  await wait(5000);
  expect(screen.getAllByText("Deleted")).toHaveLength(1);
  await wait(2000);
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a toast can be put away before its time", async () => {
  render(<Toaster />);
  const putAway = notify.offer("Deleted", "Robin", { label: "Undo", ms: 6000, onAction: vi.fn() });
  await wait(100);
  act(putAway);
  await wait(100);
  await wait(1000);
  expect(screen.queryByText("Deleted")).toBeNull();
});
