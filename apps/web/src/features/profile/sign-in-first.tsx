import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { savePendingRequest } from "../../shared/session/pending-request.ts";
import { browser, currentPath, signInUrl } from "../../shared/session/session.ts";

/** Stores the request and navigates to sign-in; it is sent afterwards. */
export function SignInFirst({ game }: { game: TeeTimeCard }): ReactNode {
  const leave = () => {
    const { name: courseName } = game.course;
    const courseDetails = { courseName, date: game.date, time: game.time };
    const { timeZone } = game.course;
    savePendingRequest({ teeTimeId: game.id, hostName: displayName(game.host), courseDetails, timeZone }, Date.now());
    browser.goTo(signInUrl(currentPath()));
  };
  return (
    <div className="stack gap-4">
      <p className="text-ink-2">
        With an account you see who plays, chat with the group once you are in, and keep your games in one place. Your request is
        sent as soon as you are signed in.
      </p>
      <Button onClick={leave} size="large" wide>
        Sign in and request
      </Button>
    </div>
  );
}
