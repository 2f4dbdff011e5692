import { html } from "hono/html";

/** Puts words, which are escaped, and markup, which is not, in the place of their names in braces; other names stay. */
export const fillTemplate = (template: string, words: Record<string, string>, markup: Record<string, string> = {}): string =>
  template.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const inserted = markup[name];
    if (inserted !== undefined) return inserted;
    return name in words ? String(html`${words[name]}`) : token;
  });
