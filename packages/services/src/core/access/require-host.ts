import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";

export function requireHost(viewer: Viewer, { hostId }: { hostId: string }): void {
  if (viewer.id !== hostId) throw fail("hostOnly");
}
