import type { HiddenKind } from "#shared/screening/hidden-text.ts";
import { coveredText } from "#tests/support/covered-text.ts";
import { craftCv } from "#tests/support/crafted-cv.ts";
import { disguisedText } from "#tests/support/disguised-text.ts";
import { fadedText } from "#tests/support/faded-text.ts";
import { misplacedText } from "#tests/support/misplaced-text.ts";
import { unseenChannels } from "#tests/support/unseen-channels.ts";

/**
 * A CV with a sentence that nobody sees, hidden in one way. `kinds` are the verdicts that are right: several where the
 * trick has more than one side, none where the sentence is in no text of the page and need not be listed.
 */
export interface HiddenTextPdf {
  name: string;
  kinds: HiddenKind[];
  secret: string;
  bytes: Uint8Array;
}

export function hiddenTextPdfs(): HiddenTextPdf[] {
  const tricks = [...fadedText(), ...misplacedText(), ...coveredText(), ...disguisedText(), ...unseenChannels()];
  return tricks.map(({ name, kinds, secret, page }) => ({ name, kinds, secret, bytes: craftCv(page) }));
}
