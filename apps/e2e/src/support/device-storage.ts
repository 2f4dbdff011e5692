import type { Page } from "@playwright/test";

/** Everything that the pages of this site have stored on the device, as one text: for finding what must be there, or must not. */
export const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        parts.push(await new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result))));
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!new URL(request.url).pathname.startsWith("/assets/"))
          parts.push(request.url, await (await caches.match(request))?.clone().text());
    return JSON.stringify(parts);
  });

/** Resolves once the device has the app and, somewhere in what it keeps, each of these words. */
export async function waitUntilStored(page: Page, ...words: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (;;) {
    const kept = await storedOnDevice(page);
    if (words.every((word) => kept.includes(word))) return;
    await page.waitForTimeout(100);
  }
}
