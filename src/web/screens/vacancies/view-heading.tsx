/** Of a page that another one leads to by its query alone: the path stays, so nothing else starts at the top. */
export function ViewHeading({ children }: { children: string }) {
  return (
    <h1 ref={startAtTop} tabIndex={-1} className="mb-4 text-28 font-semibold outline-none">
      {children}
    </h1>
  );
}

function startAtTop(heading: HTMLElement | null) {
  if (heading === null) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}
