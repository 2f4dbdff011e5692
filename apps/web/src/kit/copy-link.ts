import { kitTexts } from "./texts.ts";
import { notify } from "./toast.ts";

/** Copies an address and confirms with a toast; `whatNow` says what to do with it. */
export async function copyLink(link: string, whatNow: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    void notify({ type: "success", title: kitTexts.link.copied, description: whatNow });
  } catch {
    void notify({ type: "error", title: kitTexts.link.failed, description: kitTexts.link.advice });
  }
}
