import { LEADING_VERBS } from "./everyday-words.ts";

const STATES = new Set(
  "be have know understand hold speak write read run own use enjoy love like thrive work lead manage build make keep take give get put bring do go create maintain support help develop deliver drive mind sell cook teach coach care prepare provide perform monitor review report plan design edit shoot mentor supervise represent grow hire ensure assist contribute own come arrive respond answer deal handle".split(
    " ",
  ),
);

/** In its plain form: "know", "write", "negotiate". */
export function isVerb(word: string): boolean {
  const plain = word.toLowerCase();
  return STATES.has(plain) || LEADING_VERBS.has(plain);
}
