import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../when-idle.ts";
import type { AskForPushProps } from "./ask-for-push.tsx";

const AskForPush = lazy(() =>
  whenIdle()
    .then(() => import("./ask-for-push.tsx"))
    .then(({ AskForPush }) => ({ default: AskForPush })),
);

/** Where a golfer has something to wait for. */
export const AskForPushLayer = (props: AskForPushProps): ReactNode => (
  <Suspense>
    <AskForPush {...props} />
  </Suspense>
);
