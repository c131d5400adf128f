import type { Page } from "@playwright/test";

type Notes = WeakMap<Element, string>;

declare global {
  interface Window {
    /** By theme. */
    textNotes?: Record<string, Notes>;
    /** So that a box is known again when others have come before it. */
    boxIds?: WeakMap<Element, number>;
    /** In the theme that was noted last. */
    changedText?: Element[];
  }
}

/**
 * Notes how each text of the page looks, and keeps as `changedText` those that look otherwise than when the theme was noted before: at
 * another width few do, and only their contrast can have become another. Answers how many.
 */
export async function noteText(page: Page, theme: string, exclude: string[]): Promise<number> {
  return page.evaluate(noteInPage, { theme, exclude });
}

/** A text looks as its letters do, and as the painted boxes that share its place: those around it, below it or over it. */
function noteInPage({ theme, exclude }: { theme: string; exclude: string[] }) {
  const ids = (window.boxIds ??= new WeakMap<Element, number>());
  const idOf = (element: Element) => {
    const id = ids.get(element) ?? Math.random();
    ids.set(element, id);
    return id;
  };
  const elements = [...document.querySelectorAll("html, body, body *")].map((element) => {
    const style = getComputedStyle(element);
    return { element, style, box: element.getBoundingClientRect() };
  });
  const painted = elements.flatMap(({ element, style, box }) => {
    const paint = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter}`;
    const isPainted = element.matches("img, svg, canvas, video") || paint !== "rgba(0, 0, 0, 0) none 1 none";
    return isPainted ? [{ id: idOf(element), paint, box, zIndex: style.zIndex }] : [];
  });
  const lookOf = ({ style, box }: (typeof elements)[number]) => {
    const shared = painted.filter(
      ({ box: { left, right, top, bottom } }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    const letters = [style.color, style.fontSize, style.fontWeight, style.textShadow, style.zIndex];
    return JSON.stringify([letters, shared.map(({ id, paint, zIndex }) => [id, paint, zIndex])]);
  };
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isField = (element: Element) => element.matches("input, textarea, select");
  const before = window.textNotes?.[theme];
  const notes: Notes = new WeakMap();
  window.changedText = [];
  for (const each of elements) {
    const { element } = each;
    if (!(hasWords(element) || isField(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(each);
    notes.set(element, look);
    if (before?.get(element) !== look && !exclude.some((part) => element.closest(part)))
      window.changedText.push(element);
  }
  window.textNotes = { ...window.textNotes, [theme]: notes };
  return window.changedText.length;
}
