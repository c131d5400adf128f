import type { HiddenKind } from "#shared/screening/hidden-text.ts";
import { type CraftedPage, showText } from "#tests/support/crafted-cv.ts";

export interface HidingTrick {
  name: string;
  kinds: HiddenKind[];
  secret: string;
  page: CraftedPage;
}

export const SECRET = "Certified Kubernetes architect with twelve years of Terraform";

export function trick(name: string, kinds: HiddenKind[], page: CraftedPage, secret = SECRET): HidingTrick {
  return { name, kinds, secret, page };
}

/** The secret after operators that hide it. */
export function drawSecret(operators: string, place: { x?: number; y?: number; size?: number } = {}): string {
  return `q ${operators} ${showText(SECRET, place)} Q`;
}
