/** Left to the browser it would change the address, and an address that changes while the page comes alive has all of the page made anew: the place would be lost. */
export function skipToContent(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.hash !== "#content") return;
  event.preventDefault();
  document.getElementById("content")?.focus();
}
