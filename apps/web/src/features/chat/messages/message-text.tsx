import { parsedUrl } from "@fourball/domain/parsed-url";
import { LinkifyIt } from "linkify-it";
import type { ReactNode } from "react";

type Part = { text: string; href?: string; at: number };

const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ["ftp:", "//", "mailto:"]) finder.add(scheme, null);

/** Turns web addresses into links; anything else stays text. */
export function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { index, lastIndex, url, text } of finder.match(message) ?? []) {
    if (index > at) parts.push({ text: message.slice(at, index), at });
    parts.push(isWeb(url) ? { text, href: url, at: index } : { text, at: index });
    at = lastIndex;
  }
  if (at < message.length) parts.push({ text: message.slice(at), at });
  return parts;
}

const isWeb = (url: string): boolean => ["http:", "https:"].includes(parsedUrl(url)?.protocol ?? "");

export function MessageText({ children }: { children: string }): ReactNode {
  return partsOf(children).map(({ text, href, at }) =>
    href ? (
      <a className="underline underline-offset-2" href={href} key={at} rel="noopener noreferrer nofollow ugc" target="_blank">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
