import { existsSync, readFileSync, statSync } from "node:fs";
import { isTimeZone } from "@fourball/domain/course/known-time-zone";
import { PROVIDER_NAME_MAX } from "@fourball/domain/identity/constants";
import { pushKeyPair } from "@fourball/domain/notification/push-keys";
import { parsedUrl } from "@fourball/domain/parsed-url";
import { z } from "zod";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isSafe = (url: URL | undefined): boolean =>
  url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL_HOSTS.has(url.hostname));

const publicUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => new URL(value).origin);

const ISSUER = "must be an https address, or an http one on this machine";

/** Its answers say who signs in, so they come over a connection that no one else writes to. */
const issuerUrl = z.string().refine((value) => isSafe(parsedUrl(value)), ISSUER);

const TILES = "must be an https address, or an http one on this machine, with {z}, {x} and {y}";

/** The `{s}` of many tile servers stands for one of three hosts. */
const tilesUrl = z.string().refine((value) => {
  const isWhole = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
  const plain = value.replace(/\{\w+\}/g, "a");
  return isWhole && isSafe(parsedUrl(plain));
}, TILES);

const sender = z
  .string()
  .transform((value) => {
    const [, name = "", address = value] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(value) ?? [];
    return { name, address: address.trim() };
  })
  .pipe(z.object({ name: z.string(), address: z.email("must be an email address, or a name and <an address>") }));

function holdsDuration(path: string): boolean {
  try {
    Temporal.Duration.from(readFileSync(path, "utf8").trim());
    return true;
  } catch {
    return false;
  }
}

const isRedis = (urls: string): boolean =>
  urls.split(",").every((url) => /^rediss?:$/.test(parsedUrl(url.trim())?.protocol ?? ""));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const wholeNumber = (error: string, max: number) => z.coerce.number(error).int(error).min(0, error).max(max, error);

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres:// or postgresql://" });

const shape = z.object({
  PORT: wholeNumber("must be a port number", 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: wholeNumber("must be a port number", 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  OTEL_SERVICE_NAME: z.string().default("fourball"),
  BACKUP_FOLDER: z.string().refine(isFolder, "must name a folder").optional(),
  PUBLIC_URL: publicUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_PREPARE: z.enum(["on", "off"], "must be on or off").default("on"),
  DATA_DIR: z.string().default(".data"),
  REDIS_URL: z.string().refine(isRedis, "must start with redis:// or rediss://; several, with commas, are a cluster").optional(),
  ADMIN_EMAILS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((email) => email.trim().normalize("NFC").toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email("must be email addresses, separated by commas"))),
  ADMIN_PASSKEY: z.enum(["optional", "required"], "must be optional or required").default("optional"),
  SERVICE_WORKER: z.enum(["on", "off"], "must be on or off").default("on"),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(PROVIDER_NAME_MAX, `must have at most ${PROVIDER_NAME_MAX} characters`).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
  MAIL_FROM: sender.optional(),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  SMS_WEBHOOK_SECRET: z.string().optional(),
  VAPID_PUBLIC_KEY: pushKeyPair.shape.publicKey.optional(),
  VAPID_PRIVATE_KEY: pushKeyPair.shape.privateKey.optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/, error: "must start with mailto: or https://" }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAP_TILES_URL: tilesUrl.optional(),
  MAP_ATTRIBUTION: z.string().max(200, "must have at most 200 characters").optional(),
  SITE_PAGES_DIR: z.string().refine(isFolder, "must name a folder").optional(),
  SEED: z.enum(["demo", "off"], "must be demo or off").optional(),
  TRUST_PROXY: wholeNumber("must be the number of proxies in front, at most 10", 10).default(0),
  DEFAULT_TIME_ZONE: z.string().refine(isTimeZone, "must be an IANA time zone").default("America/New_York"),
  CLOCK_FILE: z.string().refine(holdsDuration, "must name a file with an ISO duration, like PT26H").optional(),
  RATE_LIMIT: z.enum(["on", "off", "x10"], "must be on, off or x10").default("on"),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(", ")}`).default("info"),
});

export const SETTINGS: readonly string[] = Object.keys(shape.shape);

/** Settings that only work together. */
const TOGETHER = [
  ["SMTP_URL", "MAIL_FROM"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["MAP_TILES_URL", "MAP_ATTRIBUTION"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

function missingPartners(given: Record<string, string | undefined>): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) return [];
    return missing.map((name) => `${name}: must be set with ${names.filter((other) => other !== name).join(" and ")}`);
  });
}

const replicaOfNothing = ({ DATABASE_URL, DATABASE_REPLICA_URL }: Record<string, string | undefined>): string[] =>
  DATABASE_REPLICA_URL && !DATABASE_URL ? ["DATABASE_REPLICA_URL: must be set with DATABASE_URL"] : [];

const samePorts = ({ PORT, METRICS_PORT }: { PORT?: unknown; METRICS_PORT?: unknown }): string[] =>
  METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT
    ? ["METRICS_PORT: must be another port than PORT, so that the figures are not public"]
    : [];

export class WrongConfiguration extends Error {
  override readonly name = "WrongConfiguration";
}

export type Env = ReturnType<typeof readEnv>;

/** Throws one error that lists all problems. An empty value counts as absent. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const read = shape.safeParse(given);
  const wrong = [
    ...(read.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...missingPartners(given),
    ...replicaOfNothing(given),
    ...samePorts(read.data ?? {}),
  ];
  if (!read.success || wrong.length > 0)
    throw new WrongConfiguration(`The configuration is wrong:\n${wrong.map((line) => `  ${line}`).join("\n")}`);
  const env = read.data;
  const url = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const { hostname, protocol } = new URL(url);
  return {
    ...env,
    PUBLIC_URL: url,
    isHttps: protocol === "https:",
    isLocal: LOCAL_HOSTS.has(hostname),
    // Demo accounts have known passwords, which a real installation must not have.
    SEED: env.SEED ?? (env.DATABASE_URL ? "off" : "demo"),
  };
}

/** The process's environment, after a `.env` file in the folder it was started from. */
export function processEnv(): NodeJS.ProcessEnv {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}
