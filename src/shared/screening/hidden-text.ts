import * as z from "zod/mini";
import { Box } from "./evidence.ts";

/**
 * Why a piece of text was set aside: drawn without paint, see-through, too small to read, outside the page, in the colour of
 * what lies under it, under a picture or outside a clip or on a switched-off layer, shown as other letters than it claims,
 * marked as hidden or deleted in the document, made of characters that have no shape.
 */
export const HiddenKind = z.enum([
  "unpainted",
  "transparent",
  "tiny",
  "off_page",
  "blends_in",
  "covered",
  "disguised",
  "marked_hidden",
  "shapeless",
]);
export type HiddenKind = z.infer<typeof HiddenKind>;

/** Text that no reader of the page sees. It is listed for the recruiter and never judged. */
export const HiddenText = z.object({
  kind: HiddenKind,
  page: z.int().check(z.positive()),
  text: z.string(),
  boxes: z.array(Box),
});
export type HiddenText = z.infer<typeof HiddenText>;
