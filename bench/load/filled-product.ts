import pg from "pg";
import { fillCandidates } from "#tests/support/many-candidates.ts";
import type { Product } from "#tests/support/product.ts";
import type { BenchUser } from "./pinned-product.ts";

/** As the administrator of the product's database. */
export async function inDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: product.databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function fill(product: Product, users: BenchUser[], candidates: number) {
  await inDatabase(product, async (client) => {
    for (const { id } of users)
      await fillCandidates((statement, values) => client.query(statement, values), id, candidates);
    await client.query("update users set plan = 'paid'");
    await client.query("vacuum analyze");
  });
}

/** A batch in the middle of being screened, whose CVs are the only candidates of its owner. */
export async function startedUpload(product: Product, user: BenchUser, cvs: number): Promise<string> {
  await fill(product, [user], cvs);
  return inDatabase(product, async (client) => {
    const { rows } = await client.query(
      "insert into bulk_file_uploads (user_id, total_cvs, status) values ($1, $2, 'analyzing') returning id",
      [user.id, cvs],
    );
    const [upload] = rows;
    await client.query(
      `update bulk_analysis_results set bulk_upload_id = $1, completed_at = now(),
         status = case when score > 50 then 'completed' else 'pending' end,
         score = case when score > 50 then score end where user_id = $2`,
      [upload.id, user.id],
    );
    return upload.id;
  });
}
