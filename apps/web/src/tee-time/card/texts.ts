import { listText } from "../../shared/formatting.ts";
import { plural } from "../../shared/plural.ts";

export const texts = {
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
