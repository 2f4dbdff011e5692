import { forbidden } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";

export function requireHost(viewer: Viewer, { hostId }: { hostId: string }): void {
  if (viewer.id !== hostId) throw forbidden("Only the host can do this");
}
