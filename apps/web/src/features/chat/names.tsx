import type { ReactNode } from "react";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** `Jonas Reyes and Priya Shah`; a name that is written the other way keeps its words from mixing with the rest. */
export function Names({ children }: { children: readonly string[] }): ReactNode {
  let at = 0;
  return list.formatToParts(children).map(({ type, value }) => {
    at += value.length;
    return type === "element" ? <bdi key={at}>{value}</bdi> : value;
  });
}
