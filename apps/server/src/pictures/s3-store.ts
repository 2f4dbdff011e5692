import { fail } from "@fourball/domain/failure";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import { AwsClient } from "aws4fetch";
import type { Env } from "../env.ts";

type S3Settings = Pick<Env, "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;

export type S3Options = {
  /** Where the bucket is, by path: https://s3.eu-central-1.amazonaws.com */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Less than a request may take, so that the golfer reads why. */
const TIMEOUT_MS = 4000;
const RETRY_AFTER_SECONDS = 30;

/** Where a picture is. */
export const objectUrl = ({ endpoint, bucket }: Pick<S3Options, "endpoint" | "bucket">, key: string): string =>
  `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}/pictures/${key}`;

/** Undefined where none is configured. */
export function s3OptionsOf(env: S3Settings): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

/** Objects in a bucket of Amazon S3, or of a service that speaks its protocol. The bucket exists and is private. */
export function createS3Store(options: S3Options): PictureStore {
  const { region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    try {
      const response = await client.fetch(objectUrl(options, key), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.ok || (response.status === 404 && init.method !== "PUT")) return response;
      throw new Error(
        `The picture store answered ${init.method} with ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    } catch (cause) {
      throw fail("picturesUnavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
    }
  };
  return {
    async put(key, bytes) {
      const headers = { "Content-Type": "image/webp" };
      await ask(key, { method: "PUT", body: Uint8Array.from(bytes), headers });
    },
    async get(key) {
      const response = await ask(key, { method: "GET" });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async delete(key) {
      await ask(key, { method: "DELETE" });
    },
  };
}
