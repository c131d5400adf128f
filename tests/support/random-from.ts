/** A small generator of our own, so that a bad run can be repeated by its seed. */
export function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
