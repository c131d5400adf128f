import type { Level } from "#shared/evidence.ts";
import type { Importance } from "#shared/vacancy.ts";
import { CALIBRATION } from "./calibration.ts";

/** A finding together with how much its criterion counts. */
export interface Judged {
  level: Level;
  mentions: number;
  importance: Importance;
  weight: number;
}

interface Found {
  level: Level;
  mentions: number;
  criterion: { importance: Importance; weight: number };
}

export function asJudged({ level, mentions, criterion: { importance, weight } }: Found): Judged {
  return { level, mentions, importance, weight };
}

/** How near the few best lines come to the role, and the many; each from 0 to 1. */
export interface RoleNearness {
  near: number;
  broad: number;
}

export const LEVEL_VALUE: Record<Level, number> = { strong: 1, partial: 0.6, missing: 0 };

/** Each further line that speaks of what is asked for tells a little less than the one before. */
const FURTHER_LINE = 0.93;
/** A vacancy of many small wishes is not answered by more lines than one of a few large ones. */
const MANY_CRITERIA = 12;

export function fitRole({ near, broad }: RoleNearness, { weights } = CALIBRATION): number {
  return (weights.near * near + weights.broad * broad) / (weights.near + weights.broad);
}

/** Each share runs from 0 to 1 and grows with every piece of evidence. Without criteria the role speaks for all of them. */
function measureShares(roleFit: number, judged: Judged[]) {
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { coverage: roleFit, depth: roleFit };
  const meanOf = (value: (one: Judged) => number) =>
    judged.reduce((sum, one) => sum + one.weight * value(one), 0) / total;
  const lines = meanOf(({ mentions }) => mentions) * Math.min(judged.length, MANY_CRITERIA);
  return { coverage: meanOf(({ level }) => LEVEL_VALUE[level]), depth: 1 - FURTHER_LINE ** lines };
}

export function weighEvidence(roleFit: number, judged: Judged[], { weights } = CALIBRATION): number {
  const { coverage, depth } = measureShares(roleFit, judged);
  const role = (weights.near + weights.broad) * roleFit;
  return role + weights.coverage * coverage + weights.depth * depth;
}
