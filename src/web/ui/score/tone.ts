export type Tone = "high" | "mid" | "low";

/** Written out because the style sheet is made from the class names found in the source. */
export const TONE_TEXT: Record<Tone, string> = { high: "text-high", mid: "text-mid", low: "text-low" };
export const TONE_FILL: Record<Tone, string> = { high: "bg-high-fill", mid: "bg-mid-fill", low: "bg-low-fill" };
