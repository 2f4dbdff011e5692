import { AwsClient } from "aws4fetch";
import type { Env } from "../env.ts";
import { objectUrl, s3OptionsOf } from "../pictures/s3-store.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

const NAME = "Pictures";

/** Reads a picture that is not there: nothing is written. */
export async function checkPictures(env: Env, signal: AbortSignal): Promise<Finding[]> {
  const options = s3OptionsOf(env);
  if (!options) return [];
  const { accessKeyId, secretAccessKey, region, bucket, endpoint } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  try {
    const response = await client.fetch(objectUrl(options, "doctor"), { signal });
    return [findingOf(response.status, codeIn(await response.text()), bucket)];
  } catch (error) {
    return [problem(NAME, `${new URL(endpoint).host} does not answer: ${wordsOf(error)}`, PICTURES_ADVICE)];
  }
}

export const PICTURES_ADVICE = "See that S3_ENDPOINT is right, and that it can be reached from here.";

const codeIn = (body: string): string => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? "";

/** The codes are those of Amazon S3, which services of its protocol have taken over. */
function findingOf(status: number, code: string, bucket: string): Finding {
  if (code === "NoSuchBucket") return problem(NAME, `there is no bucket ${bucket}`, "Create it, or correct S3_BUCKET.");
  if (status === 200 || status === 404) return ok(NAME, `the bucket ${bucket} answers`);
  const found = `the bucket ${bucket} answers ${status}${code && ` ${code}`}`;
  if (code === "RequestTimeTooSkewed") return problem(NAME, found, "Turn on time synchronization (NTP) on this machine.");
  // A key that may not list the bucket is answered like this for a picture that is not there.
  if (code === "AccessDenied")
    return warning(
      NAME,
      found,
      "Let the key get, put and delete objects in pictures/, and list the bucket; then upload a picture.",
    );
  if (status === 401 || status === 403)
    return problem(NAME, found, "Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.");
  if (status >= 300 && status < 400) return problem(NAME, found, "The bucket is elsewhere: correct S3_ENDPOINT and S3_REGION.");
  return problem(NAME, found, "See that S3_ENDPOINT names a service of the S3 protocol, and why it does not work.");
}
