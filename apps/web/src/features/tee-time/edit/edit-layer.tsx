import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { isOver } from "../../../golf/face/round-stage.ts";
import { useIsEditing } from "../game-address.ts";

const load = () => import("./edit-dialog.tsx");
const EditDialog = lazy(() => load().then(({ EditDialog }) => ({ default: EditDialog })));

/** The form is fetched when a pointer or the focus comes near what opens it. */
export const preloadEdit = (): void => void load();

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
