export type Spread = { median: number; min: number; max: number };

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** Adds an empty list of figures, one for each round. */
export const withFigures = <Measured, Figures>(measured: Measured): Measured & { figures: Figures[] } => ({
  ...measured,
  figures: [],
});

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

export const spreadText = ({ median, min, max }: Spread): [median: string, range: string] => [
  whole(median),
  `${whole(min)}-${whole(max)}`,
];
