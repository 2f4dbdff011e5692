import { OnSky } from "@fourball/ui/art/on-sky";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { type ReactNode, Suspense, useId } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { NO_PLACE } from "../../golf/face/sky-pictures.ts";
import { announce } from "../../kit/toast.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { marketplaceTexts } from "./texts.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

const PlaceField = idlePart(async () => (await import("./filters/place-field.tsx")).PlaceField);

type WhereDoYouPlayProps = { onAnswered: () => void; onLater?: () => void };

/** The one question of the list, in the place of a card. Only a tap may ask the browser for the position. */
export function WhereDoYouPlay({ onAnswered, onLater }: WhereDoYouPlayProps): ReactNode {
  const { locate, locating, refused } = useViewerPosition();
  const id = useId();
  const answered = (): void => {
    void announce(marketplaceTexts.near.known);
    onAnswered();
  };
  return (
    <Card aria-labelledby={id} as="section" className="flex h-full min-h-88 flex-col">
      <OnSky className="h-28 sm:h-35" ground={NO_PLACE.sky.light} picture={<CourseImage alt="" {...NO_PLACE} priority="first" />}>
        <h3 className="heading max-w-48 p-4 text-[1.625rem] leading-[1.08]" id={id}>
          {marketplaceTexts.near.question}
        </h3>
      </OnSky>
      <div className="tear grid grow content-start gap-3 p-4">
        <p className="text-small">{marketplaceTexts.near.privacy}</p>
        <Button
          disabled={refused && !locating}
          focusableWhenDisabled
          onClick={async () => {
            if (await locate()) answered();
            else void announce(marketplaceTexts.near.off);
          }}
          pending={locating}
          size="large"
          wide
        >
          <LocateFixed aria-hidden="true" className="size-5" />
          {refused && !locating ? marketplaceTexts.near.off : marketplaceTexts.near.share}
        </Button>
        <Suspense fallback={<Skeleton className="h-11 rounded-control" />}>
          <PlaceField onChosen={answered} />
        </Suspense>
        {onLater ? (
          <Button onClick={onLater} variant="ghost" wide>
            {marketplaceTexts.near.later}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
