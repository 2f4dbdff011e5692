import { TICKET_PICTURE } from "@fourball/domain/link-pictures";
import { roundTicketLink } from "@fourball/domain/links/api-links";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, useState, useTransition } from "react";
import { longDate } from "../../../kit/formatting.ts";
import { saveFile } from "../../../kit/save-file.ts";
import { notify } from "../../../kit/toast.ts";
import { afterTexts } from "./texts.ts";

const words = afterTexts.ticket;

/** What golfers keep of a round, as a picture that they can show: the server draws it when it is looked at. */
export function RoundTicket({ teeTime: { id, course, date } }: { teeTime: TeeTimeDetail }): ReactNode {
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  const [isSharing, startSharing] = useTransition();
  return (
    <Card as="section" className="flex items-center gap-4 p-4 sm:p-5">
      {state === "failed" ? null : (
        <img
          alt={words.picture(course.name, longDate(date))}
          className="w-28 shrink-0 rounded-control border border-line bg-sunken"
          height={TICKET_PICTURE.height}
          onError={() => setState("failed")}
          onLoad={() => setState("drawn")}
          src={roundTicketLink(id)}
          width={TICKET_PICTURE.width}
        />
      )}
      <div className="stack gap-2">
        <h2 className="text-h3">{words.title}</h2>
        <p aria-live="polite" className="text-ink-2 text-small">
          {state === "failed" ? words.failed : words.hint}
        </p>
        {state === "failed" ? (
          <Button className="justify-self-start" onClick={() => setState("loading")} variant="secondary">
            {words.retry}
          </Button>
        ) : (
          <Button
            className="justify-self-start"
            onClick={() => startSharing(() => shareTicket(id, course.name))}
            pending={isSharing}
            variant="secondary"
          >
            <Share2 aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            {words.share}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Through the sheet of the system where it takes pictures; otherwise the picture is saved. */
async function shareTicket(teeTimeId: string, title: string): Promise<void> {
  try {
    const answer = await fetch(roundTicketLink(teeTimeId));
    if (!answer.ok) throw new Error(`the ticket was answered with ${answer.status}`);
    const picture = new File([await answer.blob()], "fourball-round.png", { type: "image/png" });
    const shared = { files: [picture], title };
    if (navigator.canShare?.(shared)) await navigator.share(shared);
    else saveFile(picture.name, picture);
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    void notify({ type: "error", title: words.shareFailed, description: words.tryAgain });
  }
}
