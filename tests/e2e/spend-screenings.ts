import { inDatabase } from "./in-database.ts";

/** Takes units of this month, as so many screened CVs would. The page learns of it when it is loaded again. */
export async function spendScreenings(email: string, count: number) {
  const units = `select gen_random_uuid(), id, resume_count_reset_date from users, generate_series(1, $2) where email = $1`;
  await inDatabase(`insert into usage_ledger (candidate_id, user_id, period) ${units}`, [email, count], count);
}
