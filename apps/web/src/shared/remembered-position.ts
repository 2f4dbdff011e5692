import type { Position } from "@fourball/domain/position";

const KEY = "fourball.near";

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Where the golfer last asked for games nearby; only this device knows it. */
export function readRememberedPosition(): Position | undefined {
  try {
    const { latitude, longitude } = Object(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : undefined;
  } catch {
    // Storage can be refused, and hold anything.
    return undefined;
  }
}

export function rememberPosition(position: Position): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    // Then it is asked for again.
  }
}
