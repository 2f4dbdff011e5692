import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { signInTexts } from "./texts.ts";

/** The two ways in, each with an address of its own. Both keep `returnTo`. */
export function AccountTabs(): ReactNode {
  const { returnTo } = useSearch({ from: "/_account" });
  return (
    <nav aria-label={signInTexts.ways.label} className="grid grid-cols-2 border-line border-b">
      {[["/sign-up", signInTexts.ways.newHere] as const, ["/sign-in", signInTexts.ways.known] as const].map(([to, name]) => (
        <Link
          activeOptions={{ includeSearch: false }}
          activeProps={{ className: "border-primary text-ink" }}
          className="-mb-px grid min-h-11 place-items-center border-b-3 font-semibold no-underline"
          inactiveProps={{ className: "border-transparent text-ink-2 hover:text-ink" }}
          key={to}
          search={{ returnTo }}
          to={to}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
