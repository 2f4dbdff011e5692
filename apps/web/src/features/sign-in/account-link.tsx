import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";

type AccountPage = "/sign-in" | "/sign-up" | "/forgot-password";

/** A link between account screens that keeps `returnTo`. */
export function AccountLink({ to, children }: { to: AccountPage; children: ReactNode }): ReactNode {
  const { returnTo } = useSearch({ from: "/_account" });
  return (
    <Link className={linkStyle({ isAlone: true })} search={{ returnTo }} to={to}>
      {children}
    </Link>
  );
}
