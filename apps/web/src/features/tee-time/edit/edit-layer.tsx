import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type ReactNode, Suspense, useState } from "react";
import { isOver } from "../../../golf/face/round-stage.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { useIsEditing } from "../game-address.ts";

const [EditDialog, preload] = lazyWithPreload(async () => (await import("./edit-dialog.tsx")).EditDialog);

export { preload as preloadEdit };

/** The edit form, open while the address says so and the viewer is the host. */
export function EditLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const isOpen = useIsEditing() && teeTime.viewerStatus === "host" && !isOver(teeTime);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <EditDialog isOpen={isOpen} teeTime={teeTime} />
    </Suspense>
  ) : null;
}
