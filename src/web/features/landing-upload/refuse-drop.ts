/** Beside a drop zone, and before the zones are hydrated, the browser would open the file in place of the page. */
export function refuseDrop(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
