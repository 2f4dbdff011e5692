/** The `Link` header for the scripts of a document, which a proxy can send ahead of it as 103 Early Hints; empty without scripts. */
export function scriptLinks(html: string): string {
  const scripts = [...html.matchAll(/ (?:src|href)="(?<path>\/assets\/[^"]+\.js)"/g)].map(({ groups }) => groups?.path);
  return [...new Set(scripts)].map((path) => `<${path}>; rel=modulepreload`).join(", ");
}
