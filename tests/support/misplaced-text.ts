import { drawSecret, type HidingTrick, trick } from "#tests/support/hiding-trick.ts";
import { inForm } from "#tests/support/page-parts.ts";

/** Too small to read, or not on the page. */
export function misplacedText(): HidingTrick[] {
  const origin = { x: 0, y: 0 };
  return [
    trick("half a point", ["tiny"], { over: drawSecret("", { size: 0.5 }) }),
    trick("shrunk to a hundredth", ["tiny"], { over: drawSecret("0.01 0 0 0.01 50 300 cm", origin) }),
    trick("a hundredth of its width", ["tiny"], { over: drawSecret("1 Tz") }),
    trick("a hundredth of its height", ["tiny"], { over: drawSecret("1 0 0 0.01 50 300 cm", origin) }),
    trick("right of the page", ["off_page"], { over: drawSecret("", { x: 700 }) }),
    trick("below the page", ["off_page"], { over: drawSecret("", { y: -40 }) }),
    trick("outside the crop box", ["off_page"], { over: drawSecret("", { y: 20 }), page: "/CropBox [0 60 595 842]" }),
    trick("outside its clip", ["covered", "off_page", "blends_in"], { over: drawSecret("50 100 20 20 re W n") }),
    trick("outside its form", ["covered", "off_page", "blends_in"], inForm(drawSecret(""), "/BBox [50 100 70 120]")),
  ];
}
