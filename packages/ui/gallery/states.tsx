import { type ReactNode, useState } from "react";

/** How a component looks, by the name of the state. Hover and focus are for the visitor's own pointer and keyboard. */
export type States = Readonly<Record<string, ReactNode>>;

/** The states of each component, by the name of its file. */
export type Sections = Readonly<Record<string, States>>;

export const LONG =
  "A very long text that nobody asked for, as names and sentences of people sometimes are, and that has to find room all the same";

type KeptProps<Value> = { initially: Value; children: (value: Value, keep: (value: Value) => void) => ReactNode };

/** Keeps what a visitor chooses. */
export function Kept<Value>({ initially, children }: KeptProps<Value>): ReactNode {
  const [value, keep] = useState(initially);
  return children(value, keep);
}

export const nothing = (): void => undefined;
