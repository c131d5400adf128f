import { vi } from "vitest";

/** A tab that a page has opened and not yet sent anywhere. */
export function stubTab() {
  const opener: Window | null = window;
  const tab = {
    opener,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    closed: false,
    close: vi.fn<() => void>(),
  };
  vi.stubGlobal("open", () => tab);
  return tab;
}

export function blockTabs() {
  vi.stubGlobal("open", () => null);
}
