import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Switch } from "@fourball/ui/forms/switch";
import { readTheme, setTheme, subscribeToTheme, themeChoices } from "@fourball/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { shortcutsAreOn, shortcutsChoice } from "../../../kit/keyboard-shortcuts.ts";
import { CLOCKS, clockChoice, clockInUse, DISTANCES, distanceChoice, distanceInUse } from "../../../kit/viewer-units.ts";
import { texts } from "../texts.ts";
import { ReasonsSwitch } from "./reasons-switch.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const themes = themeChoices.map((value) => ({
  value,
  label: texts.appearance.themes[value],
  content: (
    <span className="grid gap-2 text-center text-small">
      <ThemePreview of={value} />
      {texts.appearance.themes[value]}
    </span>
  ),
}));

export function Choices(): ReactNode {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <>
      <RadioTiles
        className="grid-cols-3! *:px-2!"
        label={texts.appearance.theme}
        onValueChange={setTheme}
        options={themes}
        value={theme}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ClockField />
        <DistanceField />
      </div>
      <ShortcutsSwitch />
      <ReasonsSwitch />
    </>
  );
}

function ShortcutsSwitch(): ReactNode {
  const isOn = useSyncExternalStore(shortcutsChoice.subscribe, shortcutsAreOn);
  return (
    <Switch
      checked={isOn}
      className="coarse:hidden"
      description={texts.appearance.shortcutsHint}
      label={texts.appearance.shortcuts}
      onCheckedChange={(on) => shortcutsChoice.choose(on ? "on" : "off")}
    />
  );
}

const clocks = CLOCKS.map((value) => ({ value, content: texts.appearance.clocks[value] }));
const distances = DISTANCES.map((value) => ({ value, content: texts.appearance.distances[value] }));

function ClockField(): ReactNode {
  const clock = useSyncExternalStore(clockChoice.subscribe, () => clockInUse());
  return (
    <Fieldset legend={texts.appearance.time}>
      <RadioTiles className="grid-cols-2! *:text-center!" onValueChange={clockChoice.choose} options={clocks} value={clock} />
    </Fieldset>
  );
}

function DistanceField(): ReactNode {
  const distance = useSyncExternalStore(distanceChoice.subscribe, distanceInUse);
  return (
    <Fieldset legend={texts.appearance.distance}>
      <RadioTiles
        className="grid-cols-2! *:text-center!"
        onValueChange={distanceChoice.choose}
        options={distances}
        value={distance}
      />
    </Fieldset>
  );
}
