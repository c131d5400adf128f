/** Small letters that keep to the middle of the line, that rise above it, that hang below it. Capitals are as often small as tall. */
const LOW = codesOf("acemnorsuvwxz");
const TALL = codesOf("bdhkl");
const DEEP = codesOf("gpqy");
const DISTINCTIVE = new Set([...LOW, ...TALL, ...DEEP]);

const MIN_LETTERS = 6;
/** Of the height of a line: what hangs less is only rounding below the line. */
const HANGS = 0.09;
/** Small letters that are drawn as capitals differ by less than this and tell nothing. */
const MIN_SPREAD = 0.12;
const MAX_WRONG = 0.25;
const SAME = 0.06;

/** The first shape that a letter had, in shares of the line's height from the base line, and whether it had another later. */
interface SeenShape {
  rise: number;
  drop: number;
  varies: boolean;
}

export function hasDistinctiveShape(code: number): boolean {
  return DISTINCTIVE.has(code);
}

/**
 * Do the shapes that a font draws belong to the letters it claims to draw? A font may show "gardening" and say "Kubernetes":
 * then tall letters turn out low, hanging ones do not hang, and one letter has several shapes.
 */
export class GlyphShapes {
  readonly #fonts = new Map<number, Map<number, SeenShape>>();

  add(font: number, code: number, rise: number, drop: number): void {
    let shapes = this.#fonts.get(font);
    if (shapes === undefined) this.#fonts.set(font, (shapes = new Map()));
    const seen = shapes.get(code);
    if (seen === undefined) shapes.set(code, { rise, drop, varies: false });
    else if (Math.abs(seen.rise - rise) > SAME || Math.abs(seen.drop - drop) > SAME) seen.varies = true;
  }

  /** The fonts whose letters look like others. */
  listDoubtful(): Set<number> {
    const doubtful = [...this.#fonts].filter(([, shapes]) => areWrong([...shapes]));
    return new Set(doubtful.map(([font]) => font));
  }
}

function areWrong(shapes: [number, SeenShape][]): boolean {
  if (shapes.length < MIN_LETTERS) return false;
  const rises = shapes.map(([, shape]) => shape.rise);
  const [lowest, highest] = [Math.min(...rises), Math.max(...rises)];
  if (highest - lowest < MIN_SPREAD) return false;
  const middle = (lowest + highest) / 2;
  const wrong = shapes.filter(([code, { rise, drop, varies }]) => {
    return varies || rise > middle !== TALL.has(code) || drop > HANGS !== DEEP.has(code);
  });
  return wrong.length / shapes.length > MAX_WRONG;
}

function codesOf(letters: string): Set<number> {
  return new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0));
}
