import type { EvidencePack } from "#shared/reports/evidence-pack.ts";

type Known = Pick<
  EvidencePack["present"],
  "decision" | "score" | "rank" | "ranked_of" | "board_version" | "engine_version"
>;

/** What differs now from the moment of a decision, each in a sentence. */
export function listLaterChanges(then: Known, now: Known): string[] {
  return [
    describeChange("The score", then.score, now.score),
    describeChange("The rank", placeOf(then), placeOf(now)),
    describeChange("The version of the board", then.board_version, now.board_version),
    describeChange("The engine", then.engine_version, now.engine_version),
  ].flatMap((sentence) => sentence ?? []);
}

function describeChange(what: string, then: number | string | null, now: number | string | null): string | undefined {
  return then === now ? undefined : `${what} was ${then ?? "none"} at the last decision and is ${now ?? "none"} now.`;
}

const placeOf = ({ rank, ranked_of }: Known): string | null => (rank === null ? null : `${rank} of ${ranked_of}`);
