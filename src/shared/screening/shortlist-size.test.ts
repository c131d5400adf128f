import { expect, test } from "vitest";
import { shortlistSize } from "./shortlist-size.ts";

test("a shortlist is a count, a share rounded up, or ten, and never longer than the list", () => {
  expect(shortlistSize({ count: 7, percentage: null }, 100)).toBe(7);
  expect(shortlistSize({ count: 7, percentage: null }, 3)).toBe(3);
  expect(shortlistSize({ count: null, percentage: 20 }, 11)).toBe(3);
  expect(shortlistSize({ count: null, percentage: null }, 250)).toBe(10);
  expect(shortlistSize({ count: null, percentage: 5 }, 0)).toBe(0);
});
