import { canSayWeather } from "@fourball/domain/attendance/windows";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { roundStage } from "../../../golf/face/round-stage.ts";
import { attendanceTexts } from "./texts.ts";
import { useBadWeather } from "./use-attendance.ts";

/** Until the round is over: that the host said the weather is bad. */
export function SaidWeather({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  if (teeTime.viewerStatus !== "host")
    return roundStage(teeTime) === "to come" ? (
      <Alert tone="info">{attendanceTexts.weather.forPlayers(firstNameOf(teeTime.host))}</Alert>
    ) : null;
  return (
    <Card as="section" className="p-4 sm:p-5">
      <Weather teeTime={teeTime} />
    </Card>
  );
}

/** The host's word on the weather: once it was given, and after the round while it can be. */
export function Weather({ teeTime: { id, status, teeOffAt, badWeather } }: { teeTime: TeeTimeDetail }): ReactNode {
  const { mutate: say, isPending, refusal } = useBadWeather();
  const canSay = canSayWeather({ status, teeOffAt: Temporal.Instant.from(teeOffAt) }, Temporal.Now.instant());
  if (!badWeather && !(canSay && status === "completed")) return null;
  return (
    <section aria-labelledby="weather" className="stack gap-2.5">
      <div aria-live="polite" className="grid gap-1">
        <h3 className="font-semibold" id="weather">
          {attendanceTexts.weather.title}
        </h3>
        <p className="text-ink-2 text-small">{badWeather ? attendanceTexts.weather.said : attendanceTexts.weather.question}</p>
      </div>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      {canSay ? (
        <Button onClick={() => say({ teeTimeId: id, isBad: !badWeather })} pending={isPending} variant="secondary" wide>
          {badWeather ? attendanceTexts.weather.takeBack : attendanceTexts.weather.say}
        </Button>
      ) : null}
    </section>
  );
}
