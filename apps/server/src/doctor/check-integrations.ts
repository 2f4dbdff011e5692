import { AwsClient } from "aws4fetch";
import { z } from "zod";
import type { Env } from "../env.ts";
import { objectUrl, s3OptionsOf } from "../pictures/s3-store.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

const TRACES_WAIT_MS = 3000;

/** Without a text, so that none is sent: a service that takes only POST answers, too. */
export async function checkSms({ SMS_WEBHOOK_URL: url }: Pick<Env, "SMS_WEBHOOK_URL">, signal: AbortSignal): Promise<Finding[]> {
  if (!url) return [];
  const name = "Text messages";
  const { host } = new URL(url);
  try {
    const { status } = await fetch(url, { method: "HEAD", redirect: "manual", signal });
    if (status >= 300 && status < 400)
      return [warning(name, `${host} redirects (${status})`, "Name the address that it redirects to in SMS_WEBHOOK_URL.")];
    if (status >= 500)
      return [problem(name, `${host} answers ${status}`, "See why the service behind SMS_WEBHOOK_URL does not work.")];
    return [ok(name, `${host} answers`)];
  } catch (error) {
    return [problem(name, `${host} does not answer: ${wordsOf(error)}`, SMS_ADVICE)];
  }
}

export const SMS_ADVICE = "Start the service, and see that SMS_WEBHOOK_URL is right and can be reached from here.";

/** Sends no span, with the headers and certificates that the server uses. */
export async function checkTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<Finding[]> {
  if (!endpoint) return [];
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { tracesUrl } = await import("../tracing/create-tracing.ts");
  const exporter = new OTLPTraceExporter({ url: tracesUrl(endpoint), timeoutMillis: TRACES_WAIT_MS });
  try {
    const error = await new Promise<Error | undefined>((resolve) => exporter.export([], (result) => resolve(result.error)));
    if (!error) return [ok("Traces", `${new URL(endpoint).host} takes them`)];
    return [warning("Traces", `not taken: ${wordsOf(error)}`, TRACES_ADVICE)];
  } finally {
    await exporter.shutdown();
  }
}

export const TRACES_ADVICE =
  "Start the collector, and see that OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS are right.";

const otherIssuer = z.object({
  code: z.literal("OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED"),
  cause: z.object({ body: z.object({ issuer: z.string() }) }),
});

/** Reads what the provider says of itself, as the first sign-in does. Whether it takes the secret is seen at a sign-in only. */
export async function checkIdentityProvider(env: Env): Promise<Finding[]> {
  if (!env.OIDC_ISSUER) return [];
  const name = "Sign-in";
  const { discoverProvider, oidcClient } = await import("../sessions/identity-provider.ts");
  const client = oidcClient(env);
  if (!client) return [];
  try {
    await discoverProvider(client);
    return [ok(name, `${client.issuer} describes itself`)];
  } catch (error) {
    const other = otherIssuer.safeParse(error);
    if (other.success) {
      const { issuer } = other.data.cause.body;
      return [problem(name, `the provider calls itself ${issuer}`, "Give exactly that address to OIDC_ISSUER.")];
    }
    return [problem(name, `${client.issuer} does not describe itself: ${wordsOf(error)}`, PROVIDER_ADVICE)];
  }
}

export const PROVIDER_ADVICE = "See that /.well-known/openid-configuration below OIDC_ISSUER can be reached from here.";

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
    return [problem("Pictures", `${new URL(endpoint).host} does not answer: ${wordsOf(error)}`, PICTURES_ADVICE)];
  }
}

export const PICTURES_ADVICE = "See that S3_ENDPOINT is right, and that it can be reached from here.";

const codeIn = (body: string): string => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? "";

/** The codes are those of Amazon S3, which services of its protocol have taken over. */
function findingOf(status: number, code: string, bucket: string): Finding {
  if (code === "NoSuchBucket") return problem("Pictures", `there is no bucket ${bucket}`, "Create it, or correct S3_BUCKET.");
  if (status === 200 || status === 404) return ok("Pictures", `the bucket ${bucket} answers`);
  const found = `the bucket ${bucket} answers ${status}${code && ` ${code}`}`;
  if (code === "RequestTimeTooSkewed") return problem("Pictures", found, "Turn on time synchronization (NTP) on this machine.");
  // A key that may not list the bucket is answered like this for a picture that is not there.
  if (code === "AccessDenied")
    return warning(
      "Pictures",
      found,
      "Let the key get, put and delete objects in pictures/, and list the bucket; then upload a picture.",
    );
  if (status === 401 || status === 403)
    return problem("Pictures", found, "Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.");
  if (status >= 300 && status < 400)
    return problem("Pictures", found, "The bucket is elsewhere: correct S3_ENDPOINT and S3_REGION.");
  return problem("Pictures", found, "See that S3_ENDPOINT names a service of the S3 protocol, and why it does not work.");
}
