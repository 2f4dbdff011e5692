import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { type ReactNode, useContext } from "react";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { DirectionsButton } from "../../kit/page/directions-button.tsx";
import { QuestionButton } from "../../kit/page/question-button.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { MemberContext } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useAction } from "../../kit/use-action.ts";
import { guestRequestTexts } from "./texts.ts";

/** The first of them is the one to do: another game only once there is none left to wait for. */
export function GuestActions({ link, request }: { link: OpenGuestRequestInput; request: OwnGuestRequest }): ReactNode {
  const { state, claim, calendarFile } = request;
  // There is no calendar file once the game has begun.
  const isToCome = state === "pending" || calendarFile !== null;
  return (
    <div className="stack gap-3 p-5 sm:px-7">
      {isToCome ? (
        <WayThere request={request} variant={claim ? "secondary" : "primary"} />
      ) : (
        <a className={buttonStyle({ size: "large" })} href="/">
          {guestRequestTexts.more}
        </a>
      )}
      {state === "pending" ? (
        <a className={linkStyle({ className: "w-fit py-1" })} href="/">
          {guestRequestTexts.more}
        </a>
      ) : null}
      {isToCome && (state === "approved" || state === "pending") ? <LeaveButton link={link} state={state} /> : null}
      {claim ? null : <WithAccount />}
    </div>
  );
}

/** The host hears of it, and the spot is open again. */
function LeaveButton({ link, state }: { link: OpenGuestRequestInput; state: "approved" | "pending" }): ReactNode {
  const { guest } = trpc.useUtils();
  const { mutateAsync: leave, refusal } = useAction(trpc.guest.leave, {
    done: guestRequestTexts.leave.done,
    failed: guestRequestTexts.leave.failed,
    change: ({ teeTimeId }) => ownTeeTimeChange(teeTimeId, "spots"),
    before: () => guest.own.invalidate(link),
  });
  return (
    <QuestionButton
      className="w-fit"
      question={{
        title: guestRequestTexts.leave.title,
        description: guestRequestTexts.leave.description[state],
        cancelLabel: guestRequestTexts.leave.cancel,
        confirmLabel: guestRequestTexts.leave.confirm,
        onConfirm: () => leave(link),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      variant="ghost"
    >
      {guestRequestTexts.leave[state]}
    </QuestionButton>
  );
}

type WayThereProps = { request: OwnGuestRequest; variant: "primary" | "secondary" };

function WayThere({ request: { courseName, location, calendarFile }, variant }: WayThereProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {calendarFile ? (
        <Button
          onClick={() => saveFile("tee-time.ics", new Blob([calendarFile], { type: "text/calendar;charset=utf-8" }))}
          size="large"
          variant="secondary"
        >
          <CalendarPlus aria-hidden="true" className="size-4 stroke-[1.75]" />
          {guestRequestTexts.calendar}
        </Button>
      ) : null}
      <DirectionsButton courseName={courseName} location={location} variant={variant} />
    </div>
  );
}

function WithAccount(): ReactNode {
  const account = useContext(MemberContext);
  return account ? null : (
    <p className="text-ink-2 text-small">
      {guestRequestTexts.account}{" "}
      <Link className={linkStyle()} to="/sign-up">
        {guestRequestTexts.signUp}
      </Link>
    </p>
  );
}
