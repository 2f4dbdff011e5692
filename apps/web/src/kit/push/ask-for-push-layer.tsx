import { type ReactNode, Suspense } from "react";
import { optionalPart } from "../when-idle.ts";
import type { AskForPushProps } from "./ask-for-push.tsx";

const AskForPush = optionalPart(async () => (await import("./ask-for-push.tsx")).AskForPush);

/** Where a golfer has something to wait for. */
export const AskForPushLayer = (props: AskForPushProps): ReactNode => (
  <Suspense>
    <AskForPush {...props} />
  </Suspense>
);
