import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

export interface S3Settings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;

export function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Not every server knows S3's newer checksums; our own tag finds any change.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
}

/** For an operator whose server has none yet. Idempotent. */
export async function makeBucket(settings: S3Settings) {
  try {
    await connect(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }));
  } catch (error) {
    // Owned by us or, says a server that knows one owner, taken: it is there.
    if (!(error instanceof Error && error.name.startsWith("BucketAlready"))) throw error;
  }
}
