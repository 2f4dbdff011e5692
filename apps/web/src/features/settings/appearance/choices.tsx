import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Switch } from "@fourball/ui/forms/switch";
import { readTheme, setTheme, subscribeToTheme, type ThemeChoice, themeChoices } from "@fourball/ui/theme";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { shortcutsAreOn, shortcutsChoice } from "../../../kit/keyboard-shortcuts.ts";
import { CLOCKS, clockChoice, clockInUse, DISTANCES, distanceChoice, distanceInUse } from "../../../kit/viewer-units.ts";
import { settingsTexts } from "../texts.ts";
import { ReasonsSwitch } from "./reasons-switch.tsx";

const themes = themeChoices.map((value) => ({
  value,
  label: settingsTexts.appearance.themes[value],
  content: (
    <span className="grid gap-2 text-center text-small">
      <ThemePreview of={value} />
      {settingsTexts.appearance.themes[value]}
    </span>
  ),
}));

export function Choices(): ReactNode {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <>
      <RadioTiles
        className="grid-cols-3! *:px-2!"
        label={settingsTexts.appearance.theme}
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
      description={settingsTexts.appearance.shortcutsHint}
      label={settingsTexts.appearance.shortcuts}
      onCheckedChange={(on) => shortcutsChoice.choose(on ? "on" : "off")}
    />
  );
}

const clocks = CLOCKS.map((value) => ({ value, content: settingsTexts.appearance.clocks[value] }));
const distances = DISTANCES.map((value) => ({ value, content: settingsTexts.appearance.distances[value] }));

function ClockField(): ReactNode {
  const clock = useSyncExternalStore(clockChoice.subscribe, () => clockInUse());
  return (
    <Fieldset legend={settingsTexts.appearance.time}>
      <RadioTiles className="grid-cols-2! *:text-center!" onValueChange={clockChoice.choose} options={clocks} value={clock} />
    </Fieldset>
  );
}

function DistanceField(): ReactNode {
  const distance = useSyncExternalStore(distanceChoice.subscribe, distanceInUse);
  return (
    <Fieldset legend={settingsTexts.appearance.distance}>
      <RadioTiles
        className="grid-cols-2! *:text-center!"
        onValueChange={distanceChoice.choose}
        options={distances}
        value={distance}
      />
    </Fieldset>
  );
}

// As in tokens.css: a preview shows its theme whatever the page has.
const looks = {
  light: { paper: "#fbfaf3", ink: "#10251d", button: "#0d5a3c" },
  dark: { paper: "#0a1511", ink: "#eef2e6", button: "#8fdf94" },
};

/** A small page in that theme; half of each where the device decides. */
function ThemePreview({ of }: { of: ThemeChoice }): ReactNode {
  const clip = useId();
  return (
    <svg aria-hidden="true" className="keeps-colors w-full rounded-tag border border-line" viewBox="0 0 132 64">
      <Page look={of === "dark" ? "dark" : "light"} />
      {of === "system" ? (
        <>
          <clipPath id={clip}>
            <path d="M76 0H132V64H56Z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Page look="dark" />
          </g>
        </>
      ) : null}
    </svg>
  );
}

function Page({ look }: { look: keyof typeof looks }): ReactNode {
  const { paper, ink, button } = looks[look];
  return (
    <>
      <rect fill={paper} height="64" width="132" />
      <rect fill={ink} height="6" rx="2" width="44" x="8" y="8" />
      <rect fill="#9fc4dd" height="12" width="116" x="8" y="19" />
      <rect fill="#5d9a57" height="11" width="116" x="8" y="30" />
      <rect fill={button} height="9" rx="3" width="32" x="92" y="48" />
    </>
  );
}
