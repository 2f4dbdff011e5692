import type { ReactNode } from "react";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** `Jonas Reyes and Priya Shah`; right-to-left names are isolated. */
export function Names({ children }: { children: readonly string[] }): ReactNode {
  let at = 0;
  return list.formatToParts(children).map(({ type, value }) => {
    at += value.length;
    return type === "element" ? <bdi key={at}>{value}</bdi> : value;
  });
}
