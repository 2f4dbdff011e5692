import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { POSITION_REFUSED } from "./position-texts.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** A link may filter by distance, but only a tap may ask for the position. */
export function NeedsPosition(): ReactNode {
  const { locate, locating, refused } = useViewerPosition();
  return (
    <EmptyState
      action={
        <Button onClick={() => void locate()} pending={locating}>
          Use my position
        </Button>
      }
      title="Near you, but where is that?"
    >
      <p>Share your position once to see what is close. It is rounded to about a kilometre and never stored.</p>
      {refused ? (
        <div className="mt-3 flex justify-center">
          <Message role="alert">{POSITION_REFUSED}</Message>
        </div>
      ) : null}
    </EmptyState>
  );
}
