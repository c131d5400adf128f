export const BLACK = 0x000000;
export const WHITE = 0xffffff;

const SHIFTS = [16, 8, 0];
const DARK_BELOW = 96;

/** `share` of the first colour over the second, channel by channel. */
export function mix(first: number, second: number, share: number): number {
  return mapChannels(first, (channel, shift) => channel * share + ((second >> shift) & 0xff) * (1 - share));
}

export function mapChannels(colour: number, change: (channel: number, shift: number) => number): number {
  return SHIFTS.reduce((sum, shift) => {
    const changed = Math.round(change((colour >> shift) & 0xff, shift));
    return sum | (Math.min(255, Math.max(0, changed)) << shift);
  }, 0);
}

export function isDark(colour: number): boolean {
  return SHIFTS.reduce((sum, shift) => sum + ((colour >> shift) & 0xff), 0) / SHIFTS.length < DARK_BELOW;
}
