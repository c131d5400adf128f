/** Written for somebody who comes from elsewhere: who reloads a page that was handed something sees it drawn anew. */
export function isPrerendered(root: HTMLElement) {
  const state: unknown = window.history.state;
  const isHanded = typeof state === "object" && state !== null && "usr" in state && state.usr != null;
  return root.hasChildNodes() && !isHanded;
}

/** The content policy refuses style attributes in a document, not those a script sets. See scripts/write-pages.ts. */
export function applyStyles(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
}
