import { displayName } from "@fourball/domain/profile/name";
import { Tab, TabList, TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { Dialog } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { dayText, gameTimeText } from "../../kit/formatting.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { GuestForm } from "./guest-form.tsx";
import { JoinForm } from "./join-form.tsx";
import type { RequestProps } from "./request-props.ts";
import { SignInFirst } from "./sign-in-first.tsx";
import { texts } from "./texts.ts";

type RequestDialogProps = RequestProps & { finalFocus: () => HTMLElement | null };

export function RequestDialog({ game, onClose, finalFocus }: RequestDialogProps): ReactNode {
  const isVisitor = useViewerId() === undefined;
  const when = `${dayText(game, Temporal.Now.instant())}, ${gameTimeText(game)}`;
  return (
    <Dialog
      description={texts.request.game(game.course.name, when, displayName(game.host))}
      finalFocus={finalFocus}
      onOpenChange={(open) => open || onClose()}
      open
      title={texts.request.title}
    >
      {isVisitor ? <Choices game={game} onClose={onClose} /> : <JoinForm game={game} onClose={onClose} />}
    </Dialog>
  );
}

function Choices(props: RequestProps): ReactNode {
  return (
    <Tabs defaultValue="member">
      <TabList label={texts.request.how}>
        <Tab value="member">{texts.request.asMember}</Tab>
        <Tab value="guest">{texts.request.asGuest}</Tab>
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
