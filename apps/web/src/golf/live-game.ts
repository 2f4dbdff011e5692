const KEY = "fourball.live-game";
const HOURS_SHOWN = 24;

const isText = (value: unknown): value is string => typeof value === "string";

/** The game that a golfer created on this device in the last day, until its card is closed. */
export function readLiveGame(golferId: string): string | undefined {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    const { golfer, teeTimeId, createdAt } = stored;
    if (golfer !== golferId || !isText(teeTimeId) || !isText(createdAt)) return undefined;
    const age = Temporal.Instant.from(createdAt).until(Temporal.Now.instant()).total("hours");
    return age < HOURS_SHOWN ? teeTimeId : undefined;
  } catch {
    // Storage can be refused, and hold anything.
    return undefined;
  }
}

export function keepLiveGame(golferId: string, teeTimeId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ golfer: golferId, teeTimeId, createdAt: Temporal.Now.instant().toString() }));
  } catch {
    // Then its card is shown once, right after Create.
  }
}

export function forgetLiveGame(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
