import { Alert } from "@fourball/ui/alert";
import { buttonStyle } from "@fourball/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The host of a new unlisted game does not see it in the list, but needs its link. */
export function UnlistedNotice(): ReactNode {
  const teeTimeId = useLocation({ select: ({ state }) => state.unlistedGame });
  if (!teeTimeId) return null;
  return (
    <Alert
      action={
        <Link className={buttonStyle({ variant: "secondary", size: "small" })} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
          Open and share it
        </Link>
      }
      title="Your private tee time is set"
      tone="info"
    >
      It is not listed here: only people with its link can find it.
    </Alert>
  );
}
