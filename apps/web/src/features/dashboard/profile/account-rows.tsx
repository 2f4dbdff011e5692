import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { readTheme, setTheme, subscribeToTheme, themeChoices } from "@fourball/ui/theme";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useSyncExternalStore } from "react";
import { useSignOut } from "../../../kit/sign-out/use-sign-out.ts";
import { texts } from "./account-texts.ts";
import { SettingsRows } from "./settings-rows.tsx";

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

const options = themeChoices.map((value) => ({ value, content: texts.themes[value] }));

function AppearanceCard(): ReactNode {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <Card as="section" className="stack gap-2.5 px-4 pt-3.5 pb-4">
      <h2 className="text-body tracking-normal">{texts.appearance}</h2>
      <RadioTiles
        className="*:text-center! [--tile-min:5.5rem]"
        label={texts.appearance}
        onValueChange={setTheme}
        options={options}
        value={theme}
      />
    </Card>
  );
}

function SignOutButton(): ReactNode {
  const { signingOut, signOut } = useSignOut();
  return (
    <Button className="text-danger!" onClick={signOut} variant="secondary" wide>
      <LogOut aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      <span aria-live="polite">{signingOut ? texts.signingOut : texts.signOut}</span>
    </Button>
  );
}
