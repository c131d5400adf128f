export interface WaitingTab {
  /** The page asked for; in this tab where the browser did not allow another. */
  show: (url: string) => void;
  close: () => void;
}

/** Only within a click does a browser allow a new tab, so it is opened before its address is known. */
export function openTab(words: string): WaitingTab {
  const tab = window.open("", "_blank");
  if (tab) {
    // The page that comes there must not steer the one it came from.
    tab.opener = null;
    tab.document.title = words;
    tab.document.body.textContent = words;
  }
  return {
    show: (url) => (tab && !tab.closed ? tab.location.replace(url) : window.location.assign(url)),
    close: () => tab?.close(),
  };
}
