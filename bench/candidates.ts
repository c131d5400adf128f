import { loadavg } from "node:os";
import pg from "pg";
import { fillCandidates, fillCvs } from "#tests/support/many-candidates.ts";
import { Product } from "#tests/support/product.ts";

// Lists of an owner who has 100,000 candidates, among 200,000 of others: pages, searches and figures over HTTP, and their plans.
// npm run bench:candidates
const OWN = Number(process.env["CANDIDATES"] ?? 100_000);
const CALLS = 40;

const load = () => (loadavg()[0] ?? 0).toFixed(1);
console.log(`Load before filling: ${load()}`);
const product = await Product.start();
let apiClient = await (await product.client()).goPro();
const client = new pg.Client({ connectionString: product.databaseUrl() });
await client.connect();
const sql = (statement: string, values?: unknown[]) => client.query(statement, values);
await fill();
// Filling takes longer than a session's token is good for.
const signedIn = await product.send("/api/auth/token?grant_type=password", {
  method: "POST",
  body: JSON.stringify({ email: apiClient.email, password: "correct horse battery" }),
});
apiClient = apiClient.over((path, init) => product.send(path, init), await signedIn.json());

const deep = await idAt(Math.floor(OWN * 0.9));
const paths: Record<string, string> = {
  "first page of 100": "?view=row",
  "page 90 % deep": `?view=row&cursor=${deep}`,
  "by score, deep": `?view=row&order=score.desc&cursor=${deep}`,
  "by name, deep": `?view=row&order=name.asc&cursor=${deep}`,
  "500 rows": "?view=row&limit=500",
  "band and flags": "?view=row&band=excellent&flags=none",
  "search, rare word": "?view=row&q=cobol",
  "search, common word": "?view=row&q=python",
  "search, name": "?view=row&q=grace+okafor",
  "search, two letters": "?view=row&q=ql",
  "search, nothing found": "?view=row&q=zzyzx",
  "CV text, rare word": "?view=row&q=erlang",
  "CV text, word of most": "?view=row&q=word3",
  "CV text, phrase": "?view=row&q=%22word0+word0%22",
  "terms, common and common": "?view=row&q=python,+sql",
  "terms, CV text, most and rare": "?view=row&q=word3,+word0,+erlang",
  "terms, CV text, most and most": "?view=row&q=word3,+word0",
  "posts, rare word, last five years": "?view=row&q=erlang,+last+five+years",
  "posts, word of most, last five years": "?view=row&q=word3,+last+five+years",
  "posts, word of most, since 2000": "?view=row&q=word3+since+2000",
  "posts, phrase, last five years": "?view=row&q=word0+word0,+last+five+years",
  "posts, three words, last five years": "?view=row&q=word3,+word0,+word1,+last+five+years",
  "CV text, rare, by score": "?view=row&q=erlang&order=score.desc",
  "CV text, most, by score": "?view=row&q=word3&order=score.desc",
  "common word by score": "?view=row&q=python&order=score.desc",
  figures: "/stats",
  "figures of a band": "/stats?band=good",
  "figures of a rare word": "/stats?q=cobol",
  "figures of a common word": "/stats?q=python",
  "figures, CV text, rare": "/stats?q=erlang",
  "figures, CV text, most": "/stats?q=word3",
  "figures, posts, most": "/stats?q=word3,+last+five+years",
};

console.log(`Load before measuring: ${load()}`);
const measured: Record<string, object> = {};
for (const [name, path] of Object.entries(paths)) {
  measured[name] = await measure(`/api/bulk-analysis-results${path}`);
  console.log(name, JSON.stringify(measured[name]));
}
measured["numbers of all vacancies"] = await measure("/api/jobs?view=numbers");
console.table(measured);
console.log(`Load after: ${load()}`);
await client.end();
await product.close();

async function fill() {
  const started = performance.now();
  await fillCandidates(sql, apiClient.userId, OWN);
  await fillCvs(sql, apiClient.userId);
  for (let other = 0; other < 4; other += 1) await fillCandidates(sql, (await product.client()).userId, OWN / 2);
  await client.query("vacuum analyze bulk_analysis_results");
  await client.query("vacuum analyze cv_texts");
  await client.query("update users set plan = 'paid'");
  console.log(`${OWN * 3} candidates filled in ${Math.round((performance.now() - started) / 1000)} s`);
}

async function idAt(place: number): Promise<string> {
  const { rows } = await client.query(
    "select id from bulk_analysis_results where user_id = $1 order by created_at desc offset $2 limit 1",
    [apiClient.userId, place],
  );
  return rows[0].id;
}

async function measure(path: string) {
  const times: number[] = [];
  let sizeBytes = 0;
  const scansBefore = await countSeqScans();
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now();
    const answer = await apiClient.send(path);
    sizeBytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
  const scans = (await countSeqScans()) - scansBefore;
  return { "p50 ms": at(0.5), "p95 ms": at(0.95), kB: Math.round(sizeBytes / 1024), "sequential scans": scans };
}

/** PostgreSQL's own count, of every plan that was run: it looks into functions, too. */
async function countSeqScans(): Promise<number> {
  // Backends report their counts at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query(
    "select seq_scan::int from pg_stat_user_tables where relname = 'bulk_analysis_results'",
  );
  return rows[0].seq_scan;
}
