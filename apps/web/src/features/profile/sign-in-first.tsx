import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { savePendingRequest } from "../../kit/session/pending-request.ts";
import { browser, currentPath, signInUrl } from "../../kit/session/session.ts";
import { texts } from "./texts.ts";

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
      <p className="text-ink-2">{texts.request.signInLead}</p>
      <Button onClick={leave} size="large" wide>
        {texts.request.asMember}
      </Button>
    </div>
  );
}
