import { UNDO_SECONDS } from "@fourball/domain/participation/constants";

const keyOf = (golferId: string, teeTimeId: string): string => `fourball.full-group.${golferId}.${teeTimeId}`;

/** When it was shown on this device; a browser may refuse its storage, and then it can be shown again. */
export function shownAt(golferId: string, teeTimeId: string): string | null {
  try {
    return localStorage.getItem(keyOf(golferId, teeTimeId));
  } catch {
    return null;
  }
}

export function rememberShown(golferId: string, teeTimeId: string): void {
  try {
    localStorage.setItem(keyOf(golferId, teeTimeId), String(Date.now()));
  } catch {}
}

/** A game that opens again this soon was filled by an answer that its host has undone: the next golfer fills it for the first time. */
export function forgetIfUndone(golferId: string, teeTimeId: string): void {
  const at = shownAt(golferId, teeTimeId);
  if (at && Date.now() - Number(at) < UNDO_SECONDS * 1000) localStorage.removeItem(keyOf(golferId, teeTimeId));
}
