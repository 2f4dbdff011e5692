import { signInLink } from "@fourball/domain/links/sign-in-links";
import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Tab, TabList } from "@fourball/ui/navigation/tab-list";
import { TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { Dialog } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useRef } from "react";
import { dayText, gameTimeText } from "../../kit/formatting.ts";
import { useNote } from "../../kit/forms/use-note.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { savePendingRequest } from "../../kit/session/pending-request.ts";
import { browser, currentPath } from "../../kit/session/session.ts";
import type { RequestProps } from "./guest-form.tsx";
import { GuestForm } from "./guest-form.tsx";
import { RequestFoot } from "./request-foot.tsx";
import { profileTexts } from "./texts.ts";
import { useRequestToJoin } from "./use-request-to-join.ts";

type RequestDialogProps = RequestProps & { finalFocus: () => HTMLElement | null };

export function RequestDialog({ game, onClose, finalFocus }: RequestDialogProps): ReactNode {
  const isVisitor = useViewerId() === undefined;
  const when = `${dayText(game, Temporal.Now.instant())}, ${gameTimeText(game)}`;
  return (
    <Dialog
      description={profileTexts.request.game(game.course.name, when, displayName(game.host))}
      finalFocus={finalFocus}
      onOpenChange={(open) => open || onClose()}
      open
      title={profileTexts.request.title}
    >
      {isVisitor ? <Choices game={game} onClose={onClose} /> : <JoinForm game={game} onClose={onClose} />}
    </Dialog>
  );
}

function Choices(props: RequestProps): ReactNode {
  return (
    <Tabs defaultValue="member">
      <TabList label={profileTexts.request.how}>
        <Tab value="member">{profileTexts.request.asMember}</Tab>
        <Tab value="guest">{profileTexts.request.asGuest}</Tab>
      </TabList>
      <TabPanel value="member">
        <SignInFirst game={props.game} />
      </TabPanel>
      <TabPanel value="guest">
        <GuestForm {...props} />
      </TabPanel>
    </Tabs>
  );
}

function JoinForm({ game, onClose }: RequestProps): ReactNode {
  const { note, error, textarea } = useNote(profileTexts.request.messageName, JOIN_MESSAGE_MAX);
  const { send, sending, refusal } = useRequestToJoin(onClose);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) box.current?.focus();
        else send({ teeTimeId: game.id, message: note });
      }}
    >
      <Field error={error} label={profileTexts.request.note} optional={profileTexts.request.optional}>
        <Textarea {...textarea} ref={box} rows={3} />
      </Field>
      <RequestFoot refusal={refusal} sending={sending} />
    </form>
  );
}

/** Stores the request and navigates to sign-in; it is sent afterwards. */
function SignInFirst({ game }: { game: TeeTimeCard }): ReactNode {
  const leave = () => {
    const { name: courseName } = game.course;
    const courseDetails = { courseName, date: game.date, time: game.time };
    const { timeZone } = game.course;
    savePendingRequest({ teeTimeId: game.id, hostName: displayName(game.host), courseDetails, timeZone }, Date.now());
    browser.goTo(signInLink(currentPath()));
  };
  return (
    <div className="stack gap-4">
      <p className="text-ink-2">{profileTexts.request.signInLead}</p>
      <Button onClick={leave} size="large" wide>
        {profileTexts.request.asMember}
      </Button>
    </div>
  );
}
