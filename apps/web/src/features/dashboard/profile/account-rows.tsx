import type { ReactNode } from "react";
import { AppearanceCard } from "./appearance-card.tsx";
import { SettingsRows } from "./settings-rows.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** The way to everything about the account, below the profile. */
export function AccountRows(): ReactNode {
  return (
    <>
      <SettingsRows />
      <AppearanceCard />
      <SignOutButton />
    </>
  );
}
