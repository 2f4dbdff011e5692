import type { TestBrowser } from "./test-browser.ts";

type Way = {
  /** The page of the provider that it begins with. */
  from: string;
  /** The address that the provider leads back to. */
  to: string;
  login?: string;
};

/** Signs in on the pages of the provider, up to the address that leads back here. */
export async function signInThere(browser: TestBrowser, { from, to, login = "alex" }: Way): Promise<string> {
  let { response, location } = await browser.open(from);
  let page = from;
  for (let step = 0; step < 15; step++) {
    if (location?.startsWith(to)) return location;
    if (location) {
      page = location;
      ({ response, location } = await browser.open(location));
      continue;
    }
    const [, prompt] = /name="prompt" value="(login|consent)"/.exec(await response.text()) ?? [];
    if (!prompt) throw new Error(`an unexpected page of the provider: ${response.status} ${page}`);
    ({ location } = await browser.open(page, { prompt, login, password: "any" }));
  }
  throw new Error("the provider never leads back");
}
