import { lazy, type ReactNode, Suspense } from "react";

const load = () => import("./rating-dialog.tsx");
const RatingDialog = lazy(() => load().then(({ RatingDialog }) => ({ default: RatingDialog })));

/** The dialog is fetched when a pointer or the focus comes near what opens it. */
export const preloadRating = (): void => void load();

type RatingLayerProps = {
  /** The round that was opened, if any was. */
  teeTimeId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function RatingLayer({ teeTimeId, isOpen, onClose }: RatingLayerProps): ReactNode {
  return teeTimeId === undefined ? null : (
    <Suspense>
      <RatingDialog isOpen={isOpen} key={teeTimeId} onClose={onClose} teeTimeId={teeTimeId} />
    </Suspense>
  );
}
