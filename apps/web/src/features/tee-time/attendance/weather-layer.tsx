import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense } from "react";
import { roundStage } from "../../../tee-time/face/round-stage.ts";
import { hostName } from "../host-name.ts";
import { texts } from "./texts.ts";

const Weather = lazy(() => import("./weather.tsx").then((m) => ({ default: m.Weather })));

/** Until the round is over: that the host said the weather is bad. */
export function WeatherLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { badWeather, status, viewerStatus } = teeTime;
  if (!badWeather || status !== "active") return null;
  if (viewerStatus === "host")
    return (
      <Suspense>
        <Card as="section" className="p-4 sm:p-5">
          <Weather teeTime={teeTime} />
        </Card>
      </Suspense>
    );
  return viewerStatus === "confirmed" && roundStage(teeTime) === "to come" ? (
    <Alert tone="info">{texts.weather.forPlayers(hostName(teeTime))}</Alert>
  ) : null;
}
