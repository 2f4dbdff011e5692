import { UNDO_SECONDS } from "@fourball/domain/participation/constants";

const KEY = "fourball.full-groups";
const MOST = 50;

const nameOf = (golferId: string, teeTimeId: string): string => `${golferId} ${teeTimeId}`;

/** When each was shown. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    // Storage can be refused, and hold anything.
    return {};
  }
}

function write(shown: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(shown).slice(-MOST))));
  } catch {
    // Then it can be shown again.
  }
}

export const wasShown = (golferId: string, teeTimeId: string): boolean => nameOf(golferId, teeTimeId) in read();

export const rememberShown = (golferId: string, teeTimeId: string): void =>
  write({ ...read(), [nameOf(golferId, teeTimeId)]: Date.now() });

/** A game that opens again this soon was filled by an answer that its host has undone: the next golfer fills it for the first time. */
export function forgetIfUndone(golferId: string, teeTimeId: string): void {
  const { [nameOf(golferId, teeTimeId)]: at, ...others } = read();
  if (typeof at === "number" && Date.now() - at < UNDO_SECONDS * 1000) write(others);
}
