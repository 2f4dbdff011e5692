export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/**
 * What a browser shows; `id` is the same at every attempt, and a path leads into this site. `unread` goes on the icon of the
 * installed app.
 */
export type PushNote = { id: string; title: string; body: string; path: string; unread: number };

export type PushSender = {
  /** `gone`: the browser no longer wants any. */
  send(to: PushAddress, note: PushNote): Promise<"sent" | "gone">;
};
