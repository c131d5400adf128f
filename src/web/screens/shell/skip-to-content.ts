/** Left to the browser it would change the address, and an address that changes during hydration makes React render the page anew: the focus would be lost. */
export function skipToContent(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.hash !== "#content") return;
  event.preventDefault();
  document.getElementById("content")?.focus();
}
