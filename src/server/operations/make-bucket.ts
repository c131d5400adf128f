import { makeBucket } from "#gateways/s3-client.ts";
import { readConfig } from "#server/config/config.ts";

const { s3 } = readConfig(process.env, []);
if (s3 === undefined) throw new Error("S3_BUCKET names no bucket to make.");
await makeBucket(s3);
process.stdout.write(`The bucket ${s3.bucket} is there.\n`);
