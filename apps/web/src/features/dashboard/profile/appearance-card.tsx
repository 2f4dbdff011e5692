import { Card } from "@fourball/ui/card";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { readTheme, setTheme, subscribeToTheme, themeChoices } from "@fourball/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { texts } from "./account-texts.ts";

const options = themeChoices.map((value) => ({ value, content: texts.themes[value] }));

export function AppearanceCard(): ReactNode {
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
