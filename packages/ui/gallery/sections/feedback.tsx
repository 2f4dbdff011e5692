import { Alert } from "../../src/alert.tsx";
import { Button } from "../../src/button.tsx";
import { HairlineProgress } from "../../src/hairline-progress.tsx";
import { Message } from "../../src/message.tsx";
import { RouteFocus } from "../../src/navigation/route-focus.tsx";
import { Dialog } from "../../src/overlays/dialog.tsx";
import { toastManager } from "../../src/overlays/toast.tsx";
import { Skeleton } from "../../src/skeleton.tsx";
import { Spinner } from "../../src/spinner.tsx";
import { LONG, type Sections } from "../states.tsx";

const retry = <Button variant="secondary">Retry</Button>;
const say = (type: "success" | "error", title: string) => () => toastManager.show({ type, title, description: "And more" });

export const FEEDBACK = {
  alert: {
    danger: (
      <Alert action={retry} title="Danger">
        With a way out
      </Alert>
    ),
    warn: (
      <Alert title="Warn" tone="warn">
        With words
      </Alert>
    ),
    info: <Alert title="Info" tone="info" />,
    ok: <Alert title="Ok" tone="ok" />,
    "long text": <Alert title={LONG}>{LONG}</Alert>,
  },
  message: { error: <Message>What is wrong with it</Message>, "long text": <Message>{LONG}</Message> },
  toast: {
    success: <Button onClick={say("success", "Done")}>Say that it worked</Button>,
    error: <Button onClick={say("error", "Not done")}>Say that it failed</Button>,
    "long text": <Button onClick={say("success", LONG)}>Say a lot</Button>,
  },
  "dialog-notice": {
    "in a dialog that stays": (
      <Dialog title="Stays open" trigger={<Button>Open a dialog</Button>}>
        <Button onClick={say("error", "Not done")}>Say that it failed</Button>
      </Dialog>
    ),
  },
  skeleton: { pending: <Skeleton className="h-10 w-full rounded-control" /> },
  spinner: { pending: <Spinner /> },
  "hairline-progress": {
    // It hangs on the edge of the page; a box of its own keeps it here.
    pending: (
      <div className="relative h-4 overflow-clip [transform:translate(0)]">
        <HairlineProgress label="Loading page" />
      </div>
    ),
  },
  "route-focus": { "nothing to see: it names the page": <RouteFocus routeKey="gallery" title="Gallery" /> },
} satisfies Sections;
