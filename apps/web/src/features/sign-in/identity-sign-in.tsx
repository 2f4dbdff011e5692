import { buttonStyle } from "@fourball/ui/button";
import { useSearch } from "@tanstack/react-router";
import LogIn from "lucide-react/icons/log-in";
import type { ReactNode } from "react";
import { trpc } from "../../kit/trpc/trpc.ts";
import { signInTexts } from "./texts.ts";

/** Leads to the identity provider, where one is configured. */
export function IdentitySignIn(): ReactNode {
  const { data: provider } = trpc.identity.provider.useQuery();
  const { returnTo = "/" } = useSearch({ from: "/_account" });
  if (!provider) return null;
  return (
    <a
      className={buttonStyle({ variant: "secondary", size: "large", wide: true })}
      href={`/api/auth/oidc/start?${new URLSearchParams({ returnTo })}`}
    >
      <LogIn aria-hidden="true" className="size-4 stroke-[1.75]" />
      {signInTexts.continueWith(provider.name)}
    </a>
  );
}
