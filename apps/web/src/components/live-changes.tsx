import { useLiveChanges } from "../shared/use-live-changes.ts";

export function LiveChanges(): null {
  useLiveChanges();
  return null;
}
