/** 1 fits the width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

export function nextZoom(zoom: number) {
  return STEPS.find((step) => step > zoom);
}

export function previousZoom(zoom: number) {
  return STEPS.findLast((step) => step < zoom);
}
