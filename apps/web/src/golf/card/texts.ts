import { listText } from "../../kit/formatting.ts";
import { plural } from "../../kit/plural.ts";

export const cardTexts = {
  /** The link over the whole card. */
  name: (course: string, when: string, spots: string) => `View tee time: ${course}, ${when}, ${spots} open`,
  unknownDistance: "distance unknown",
  yours: "YOUR TEE TIME",
  view: "View",
  manage: "Manage",
  viewAndManage: "View & Manage",
  edit: (course: string) => `Edit tee time at ${course}`,
  requests: (count: number) => plural(count, { one: "# request waiting", other: "# requests waiting" }),
  unread: (count: number) => plural(count, { one: "# unread message", other: "# unread messages" }),
  players: (names: readonly string[]) => `Current players: ${listText(names)}`,
  golfer: "Golfer",
  /** `more` are confirmed, but not among the names. */
  whoIsIn: (names: readonly string[], more: number): string => {
    if (names.length === 0 && more === 0) return "No one in yet";
    const rest =
      more > 0
        ? [plural(more, names.length > 0 ? { one: "# more", other: "# more" } : { one: "# golfer", other: "# golfers" })]
        : [];
    return `${listText([...names, ...rest])} ${names.length + more === 1 ? "is" : "are"} in`;
  },
};
