import type { HomePlace, Position } from "@fourball/domain/position";

const KEY = "fourball.near";

/** Where the golfer looks for games, rounded, and what it is called where they chose it by name. */
export type RememberedPlace = { position: Position; name?: string };

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const readStored = (): { latitude?: unknown; longitude?: unknown; name?: unknown; isLater?: unknown } => {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    // Storage can be refused, and hold anything.
    return {};
  }
};

function store(value: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Then it is asked for again.
  }
}

export function readRememberedPlace(): RememberedPlace | undefined {
  const { latitude, longitude, name } = readStored();
  if (!isNumber(latitude) || !isNumber(longitude)) return undefined;
  return { position: { latitude, longitude }, ...(typeof name === "string" && { name }) };
}

export const readRememberedPosition = (): Position | undefined => readRememberedPlace()?.position;

export const rememberPlace = ({ position, name }: RememberedPlace): void => store({ ...position, name });

/** As the account stores it. */
export const homePlaceOf = ({ position, name }: RememberedPlace): HomePlace => ({ ...position, name: name ?? null });

/** Whether the golfer was asked where they play, and answered or put it off: once is enough for a device. */
export const wasAskedForPlace = (): boolean => readRememberedPlace() !== undefined || readStored().isLater === true;

export const putOffPlace = (): void => store({ isLater: true });
