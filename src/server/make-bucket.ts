import { readConfig } from "./config.ts";

const { s3 } = readConfig(process.env, []);
if (s3 === undefined) throw new Error("S3_BUCKET names no bucket to make.");
const { S3Storage } = await import("#gateways/s3-storage.ts");
await S3Storage.makeBucket(s3);
process.stdout.write(`The bucket ${s3.bucket} is there.\n`);
