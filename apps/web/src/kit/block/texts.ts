import { plural } from "../plural.ts";

/** What blocking a golfer says. */
export const blockTexts = {
  more: (name: string) => `More about ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  title: (name: string) => `Block ${name}?`,
  description: "You won't see each other's profiles and games anymore. They won't be notified.",
  requests: "Open requests between you end.",
  together: "Games you both already play in stay as they are, but their chat messages are folded for you.",
  foldedMessages: (count: number) =>
    plural(count, { one: "Message from someone you blocked", other: "# messages from someone you blocked" }),
  undo: "You can unblock them in Settings.",
  cancel: "Cancel",
  confirm: "Block",
  blocking: "Blocking…",
  done: (name: string) => `You blocked ${name}`,
  ended: (count: number) =>
    plural(count, { one: "An open request between you ended.", other: "# open requests between you ended." }),
  stillTogether: (count: number) =>
    plural(count, {
      one: "You're still in a game together. Open it to leave, or to remove them if you're the host.",
      other: "You're still in # games together. Open them to leave, or to remove them if you're the host.",
    }),
  failed: "Couldn't block this golfer",
  unblocked: (name: string) => `You unblocked ${name}`,
  unblockFailed: "Couldn't unblock this golfer",
};
