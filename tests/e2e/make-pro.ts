import { inDatabase } from "./in-database.ts";

/** Puts an account on the Pro plan, as a completed checkout would. The page learns of it when it is loaded again. */
export async function makePro(email: string) {
  await inDatabase("update users set plan = 'paid' where email = $1", [email]);
}
