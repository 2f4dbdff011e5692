import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { plural } from "../../../kit/plural.ts";
import { IfQueued, isAnswerTo } from "../../../kit/queue/if-queued.tsx";
import { useDecide, useDecideGuest } from "./use-decide.ts";

/** What a host reads who removes a player. */
const removeTexts = {
  remove: "Remove",
  removeName: (name: string) => `Remove ${name}`,
  title: (name: string) => `Remove ${name}?`,
  player: {
    description: (name: string) => `We'll tell ${name} and open the spot. You can add them back later.`,
    withFriends: (name: string, friends: number) =>
      `We'll tell ${name} and open their spots: ${plural(friends, { one: "their friend leaves", other: "their # friends leave" })} with them. You can add them back later.`,
    cancelLabel: "Keep Player",
    confirmLabel: "Remove Player",
  },
  guest: {
    description: "The spot opens up. You can add the guest back later.",
    cancelLabel: "Keep Guest",
    confirmLabel: "Remove Guest",
  },
};

type RemovePlayerProps = {
  participantId: string;
  name: string;
  /** How many leave with the player. */
  friends: number;
};

export function RemovePlayer({ participantId, name, friends }: RemovePlayerProps): ReactNode {
  const { decideNow, refusal } = useDecide(name);
  const { withFriends, description, ...labels } = removeTexts.player;
  return (
    <RemoveButton
      description={friends > 0 ? withFriends(name, friends) : description(name)}
      id={participantId}
      labels={labels}
      name={name}
      onConfirm={() => decideNow({ participantId, from: "confirmed", status: "declined" })}
      refusal={refusal}
    />
  );
}

export function RemoveGuest({ guestRequestId, name }: { guestRequestId: string; name: string }): ReactNode {
  const { decideNow, refusal } = useDecideGuest(name);
  const { description, ...labels } = removeTexts.guest;
  return (
    <RemoveButton
      description={description}
      id={guestRequestId}
      labels={labels}
      name={name}
      onConfirm={() => decideNow({ guestRequestId, from: "approved", status: "declined" })}
      refusal={refusal}
    />
  );
}

type RemoveButtonProps = {
  id: string;
  name: string;
  description: string;
  labels: { cancelLabel: string; confirmLabel: string };
  onConfirm: () => Promise<unknown>;
  refusal: string | undefined;
};

function RemoveButton({ id, name, description, labels, onConfirm, refusal }: RemoveButtonProps): ReactNode {
  return (
    <IfQueued isAbout={isAnswerTo(id)}>
      <QuestionButton
        aria-label={removeTexts.removeName(name)}
        question={{
          ...labels,
          title: removeTexts.title(name),
          description,
          onConfirm,
          children: refusal ? <Message role="alert">{refusal}</Message> : null,
        }}
        size="small"
        variant="ghost"
      >
        {removeTexts.remove}
      </QuestionButton>
    </IfQueued>
  );
}
