const SIX_MONTHS_SECONDS = 15_768_000;
const BONUS_FROM = 90;

type Modifier = (headers: Headers) => number;

/** The sources of each directive of the content security policy. */
function directivesOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get("content-security-policy") ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

const BROAD = /^(ftp:|http:|https:|\*)$|^https?:\/\/\*/;
const isUnsafe = (source: string): boolean => BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source);

function policy(headers: Headers): number {
  const directives = directivesOf(headers);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const all = [...directives.values()].flat();
  if (!headers.has("content-security-policy")) return -25;
  if (sourcesOf("script-src").some(isUnsafe) || sourcesOf("object-src").some((source) => BROAD.test(source))) return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...sourcesOf("script-src"), ...sourcesOf("style-src")].includes("'unsafe-eval'")) return -10;
  if (sourcesOf("style-src").some(isUnsafe)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookies(headers: Headers): number {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return 0;
  if (set.some((cookie) => !cookie.includes("; secure"))) return -40;
  if (set.some((cookie) => !cookie.includes("; httponly"))) return -30;
  return set.every((cookie) => /; samesite=(lax|strict)/.test(cookie)) ? 5 : 0;
}

function transport(headers: Headers): number {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < SIX_MONTHS_SECONDS ? -10 : 0;
}

function framing(headers: Headers): number {
  const ancestors = directivesOf(headers).get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

const modifiers: Readonly<Record<string, Modifier>> = {
  policy,
  cookies,
  transport,
  framing,
  referrer: (headers) => (PRIVATE_REFERRERS.includes(headers.get("referrer-policy") ?? "") ? 5 : -5),
  contentType: (headers) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  resource: (headers) => (/^same-(origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0),
  sharing: (headers) => (headers.has("access-control-allow-credentials") ? -50 : 0),
};

/**
 * The score of the HTTP Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) for a response
 * over https: 100 and the modifiers of its headers, bonuses only from 90 on. Scripts of one's own origin score nothing.
 */
export function headerScore(headers: Headers): number {
  const scores = Object.values(modifiers).map((modifier) => modifier(headers));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(scores.filter((score) => score < 0));
  return base < BONUS_FROM ? base : base + sum(scores.filter((score) => score > 0));
}
