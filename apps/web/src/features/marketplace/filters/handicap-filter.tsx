import { Slider } from "@fourball/ui/forms/slider";
import type { ReactNode } from "react";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { MAX_HANDICAP } from "../marketplace-search.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { texts } from "./filter-texts.ts";

const readRange = (range: string): [min: number, max: number] => {
  const [min = 0, max = MAX_HANDICAP] = range.split(" ").map(Number);
  return [min, max];
};

export function HandicapFilter({ search: { hcpMin = 0, hcpMax = MAX_HANDICAP }, change }: FilterGroupProps): ReactNode {
  const range = useDelayedWrite<string>(`${hcpMin} ${hcpMax}`, (next) => {
    const [min, max] = readRange(next);
    change({ hcpMin: min > 0 ? min : undefined, hcpMax: max < MAX_HANDICAP ? max : undefined });
  });
  const [min, max] = readRange(range.shown);
  return (
    <Slider
      label={texts.hostHandicap}
      max={MAX_HANDICAP}
      min={0}
      onValueChange={(ends) => range.change(ends.join(" "))}
      thumbLabels={[texts.lowest, texts.highest]}
      value={[min, max]}
      valueText={texts.chips.handicaps(min, max)}
    />
  );
}
