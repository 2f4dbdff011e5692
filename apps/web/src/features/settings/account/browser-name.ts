import { accountTexts } from "./texts.ts";

const browsers = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux|X11/, "Linux"],
] as const;

const firstOf = (kinds: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  kinds.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android`, as far as the browser said. */
export function browserName(userAgent: string | null): string {
  const browser = firstOf(browsers, userAgent ?? "");
  const system = firstOf(systems, userAgent ?? "");
  if (browser && system) return accountTexts.sessions.browserOn(browser, system);
  return browser ?? system ?? accountTexts.sessions.unknown;
}
