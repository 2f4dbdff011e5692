export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What a browser shows; `id` is the same at every attempt, and a path leads into this site. */
export type PushNote = { id: string; title: string; body: string; path: string };

export type PushSender = {
  /** `gone`: the browser no longer wants any. */
  send(to: PushAddress, note: PushNote): Promise<"sent" | "gone">;
};
