import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** A link may filter by distance, but only a tap may ask for the position. */
export function NeedsPosition(): ReactNode {
  const { locate, locating, refused } = useViewerPosition();
  return (
    <EmptyState
      action={
        <Button onClick={() => void locate()} pending={locating}>
          {texts.near.share}
        </Button>
      }
      title={texts.near.question}
    >
      <p>{texts.near.privacy}</p>
      {refused ? (
        <div className="mt-3 flex justify-center">
          <Message role="alert">{texts.near.refused}</Message>
        </div>
      ) : null}
    </EmptyState>
  );
}
