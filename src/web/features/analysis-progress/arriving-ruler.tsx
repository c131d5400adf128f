import { plural } from "#lib/format.ts";
import { RULER_TICKS } from "#lib/score-tone.ts";
import { Ruler } from "#ui/score/ruler.tsx";

/** Each finished CV drops onto the ruler where its score stands. Scores come in the order in which they ended, so a place in the list is a name. */
export function ArrivingRuler({ scores }: { scores: readonly number[] }) {
  const sheets = scores.map((value, index) => ({ id: String(index), value }));
  const label = `${plural(sheets.length, "result")} so far on a scale from 0 to 100`;
  return <Ruler sheets={sheets} ticks={RULER_TICKS} label={label} heightPx={112} />;
}
