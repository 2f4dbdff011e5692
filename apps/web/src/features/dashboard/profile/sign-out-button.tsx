import { Button } from "@fourball/ui/button";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { useSignOut } from "../../../kit/sign-out/use-sign-out.ts";
import { texts } from "./account-texts.ts";

export function SignOutButton(): ReactNode {
  const { signingOut, signOut } = useSignOut();
  return (
    <Button className="text-danger!" onClick={signOut} variant="secondary" wide>
      <LogOut aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      <span aria-live="polite">{signingOut ? texts.signingOut : texts.signOut}</span>
    </Button>
  );
}
