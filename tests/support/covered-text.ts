import { drawSecret, type HidingTrick, trick } from "#tests/support/hiding-trick.ts";
import { BOX, DRAW_PICTURE, formObject, inForm, withLayer, withPicture } from "#tests/support/page-parts.ts";

/** Under something that was drawn later, or on a layer that is switched off. */
export function coveredText(): HidingTrick[] {
  const secret = drawSecret("");
  const off = withLayer("OFF");
  return [
    trick("under a picture", ["covered"], {
      ...withPicture(1, 1, Buffer.from([0xd0])),
      over: `${secret} ${DRAW_PICTURE}`,
    }),
    trick("under a white box", ["covered", "blends_in"], { over: `${secret} 1 g ${BOX}` }),
    trick("under a white box in a form", ["covered", "blends_in"], {
      ...inForm(`1 g ${BOX}`),
      over: `${secret} /Form Do`,
    }),
    trick("under a thick line", ["covered", "blends_in"], { over: `${secret} 1 G 40 w 30 300 m 530 300 l S` }),
    trick("on a layer that is off", ["covered"], { ...off, over: `/OC /Layer BDC ${secret} EMC` }),
    trick("in a form on a layer that is off", ["covered"], {
      ...off,
      over: "/Form Do",
      resources: "/XObject << /Form 7 0 R >>",
      objects: [...(off.objects ?? []), formObject(secret, "/BBox [0 0 595 842] /OC 6 0 R")],
    }),
  ];
}
