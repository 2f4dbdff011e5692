import { Checkbox } from "../../src/forms/checkbox.tsx";
import { DrawnRange, type Range } from "../../src/forms/drawn-range.tsx";
import { RadioTiles } from "../../src/forms/radio-tiles.tsx";
import { Slider } from "../../src/forms/slider.tsx";
import { StarChoice } from "../../src/forms/star-choice.tsx";
import { Switch } from "../../src/forms/switch.tsx";
import { Kept, LONG, type Sections } from "../states.tsx";

const TILES = [
  { value: "a", content: "First" },
  { value: "b", content: "Second" },
  { value: "c", content: "Not now", disabled: true },
];

const range = (range: Range | undefined) => (
  <Kept<Range | undefined> initially={range}>
    {(value, keep) => (
      <DrawnRange
        className="h-16 bg-info-soft"
        label="Time of day"
        largeStep={60}
        max={600}
        min={0}
        onClear={() => keep(undefined)}
        onDraw={keep}
        onDrawn={keep}
        range={value}
        shortest={30}
        step={15}
        thumbLabels={["From", "To"]}
        valueText={(minute) => `${minute} minutes`}
      >
        <p className="text-small">{value ? `${value.from} to ${value.to}` : "Nothing drawn"}</p>
      </DrawnRange>
    )}
  </Kept>
);

export const CHOICES = {
  "drawn-range": { "nothing drawn": range(undefined), drawn: range({ from: 120, to: 300 }) },
  checkbox: {
    off: <Checkbox description="With a description" label="Off" />,
    on: <Checkbox defaultChecked label="On" />,
    disabled: <Checkbox defaultChecked disabled label="Disabled" />,
    "without a visible label": <Checkbox defaultChecked hideLabel label="Requests by email" />,
    "long text": <Checkbox label={LONG} />,
  },
  switch: {
    off: <Switch description="With a description" label="Off" />,
    on: <Switch defaultChecked label="On" />,
    disabled: <Switch disabled label="Disabled" />,
    "long text": <Switch label={LONG} />,
  },
  "radio-tiles": {
    grid: (
      <Kept initially="a">{(value, keep) => <RadioTiles label="Grid" onValueChange={keep} options={TILES} value={value} />}</Kept>
    ),
    strip: (
      <Kept initially="b">
        {(value, keep) => <RadioTiles label="Strip" layout="strip" onValueChange={keep} options={TILES} value={value} />}
      </Kept>
    ),
  },
  slider: {
    "one thumb": (
      <Kept<readonly number[]> initially={[40]}>
        {(value, keep) => (
          <Slider
            label="How far"
            max={100}
            min={10}
            onValueChange={keep}
            thumbLabels={["How far"]}
            value={value}
            valueText={`${value[0]} km`}
          />
        )}
      </Kept>
    ),
    "two thumbs": (
      <Kept<readonly number[]> initially={[5, 30]}>
        {(value, keep) => (
          <Slider
            label="From and to"
            max={54}
            min={0}
            onValueChange={keep}
            thumbLabels={["From", "To"]}
            value={value}
            valueText={value.join(" to ")}
          />
        )}
      </Kept>
    ),
  },
  "star-choice": {
    "none yet": (
      <Kept<number | null> initially={null}>
        {(value, keep) => <StarChoice label="Stars to give" max={5} onValueChange={keep} value={value} />}
      </Kept>
    ),
    chosen: (
      <Kept<number | null> initially={4}>
        {(value, keep) => <StarChoice label="Stars given" max={5} onValueChange={keep} value={value} />}
      </Kept>
    ),
    "with meanings": (
      <Kept<number | null> initially={null}>
        {(value, keep) => (
          <StarChoice label="Stars that say more" max={3} meanings={["Poor", "Good", LONG]} onValueChange={keep} value={value} />
        )}
      </Kept>
    ),
  },
} satisfies Sections;
