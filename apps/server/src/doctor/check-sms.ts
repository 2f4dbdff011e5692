import type { Env } from "../env.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

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
