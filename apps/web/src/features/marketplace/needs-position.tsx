import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { POSITION_REFUSED } from "./position-texts.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** An address can ask for games nearby, but only a tap may ask where the viewer is. */
export function NeedsPosition(): ReactNode {
  const { ask, asking, refused } = useViewerPosition();
  return (
    <EmptyState
      action={
        <Button onClick={() => void ask()} pending={asking}>
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
