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
