import { copyLink } from "./copy-link.ts";

type Shared = { title: string; url: string };

/** Through the sheet of the system where there is one; otherwise the link is copied, and `whatNow` says what to do with it. */
export async function shareLink(shared: Shared, whatNow: string): Promise<void> {
  if (!navigator.share) return copyLink(shared.url, whatNow);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(shared.url, whatNow);
  }
}
