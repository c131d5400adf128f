import { useEffect } from "react";

/**
 * Stands in for `react-style-singleton` (see vite.config.ts), through which Radix locks the page behind a dialog.
 * The original writes a style element, which our content security policy refuses; an adopted sheet it allows.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    sheet = undefined;
  }

  return function AdoptedStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const wanted = dynamic ? styles : undefined;
    useEffect(() => {
      add(styles);
      return remove;
      // Styles may change at runtime only where the caller says so, as in the original.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [wanted]);
    return null;
  };
}
