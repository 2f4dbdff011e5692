/**
 * The address that a text is; undefined when it is none. `URL.canParse` is not used: once Node 20 or 22 has compiled a call of
 * it, it denies every address with a letter such as "ü".
 */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
