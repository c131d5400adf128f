const WITHOUT_TEXT = new Set(["checkbox", "radio", "range", "button"]);

/** Whether a key pressed there is meant as a letter. Behind a dialog nothing is reached at all. */
export function isTyping(target: EventTarget | null) {
  if (document.querySelector("[role=dialog]")) return true;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
