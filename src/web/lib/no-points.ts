/** Concerns are about core requirements alone: something desirable may still be missing. */
export const NO_CONCERNS = "No core requirement is missing or shown only in part.";
export const NO_STRENGTHS = "None of the criteria is clearly shown.";
export const NOT_JUDGED = "No CV has been judged yet.";
