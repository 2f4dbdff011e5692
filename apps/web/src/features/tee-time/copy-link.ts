import { notify } from "../../shared/toast.ts";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    void notify({ type: "success", title: "Link Copied!", description: "Send it to the golfers you want to play with." });
  } catch {
    void notify({ type: "error", title: "Copy Failed", description: "Failed to copy link. Please try again." });
  }
}
