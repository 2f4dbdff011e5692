/** Keeps cookies by origin, and follows redirects one at a time. */
export class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #servedAt: (url: URL) => URL;

  /** A site is reached at another address than it says itself, since its port is only known once it listens. */
  constructor(site: { publicUrl: string; url: string }) {
    this.#servedAt = (url) => (url.origin === site.publicUrl ? new URL(url.pathname + url.search, site.url) : url);
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#jar(new URL(origin)).get(name);
  }

  /** As if it had been copied from another browser. */
  setCookie(origin: string, name: string, value: string): void {
    this.#jar(new URL(origin)).set(name, value);
  }

  async open(address: string | URL, form?: Record<string, string>): Promise<{ response: Response; location: string | null }> {
    const url = new URL(address);
    const jar = this.#jar(url);
    const response = await fetch(this.#servedAt(url), {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const isGone = value === "" || /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie);
      if (isGone) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get("location");
    return { response, location: location && new URL(location, url).href };
  }

  #jar({ origin }: URL): Map<string, string> {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    return jar;
  }
}
