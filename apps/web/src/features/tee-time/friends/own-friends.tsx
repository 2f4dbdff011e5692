import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, type ButtonProps } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { texts } from "./texts.ts";

type OwnFriendsProps = { teeTime: TeeTimeDetail; own: Participation };

/** Who comes with the viewer; each can be taken off until tee-off. */
export function OwnFriends({ teeTime, own: { friends, status } }: OwnFriendsProps): ReactNode {
  return (
    <section aria-labelledby="own-friends" className="grid gap-1">
      <h3 className="font-semibold text-small" id="own-friends">
        {texts.bringing(friends.length)}
      </h3>
      <ul>
        {friends.map((friend, place) => (
          // Two can have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: a name alone is not unique
          <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1" key={`${friend} ${place}`}>
            <span className="min-w-0 wrap-anywhere">{friend}</span>
            <DropFriend friend={friend} isConfirmed={status === "confirmed"} teeTimeId={teeTime.id} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">{texts.together}</p>
    </section>
  );
}

type DropFriendProps = { friend: string; isConfirmed: boolean; teeTimeId: string };

/** A spot that is given up is asked about first. */
function DropFriend({ friend, isConfirmed, teeTimeId }: DropFriendProps): ReactNode {
  const { mutateAsync, isPending, refusal } = useAction(trpc.teeTime.dropFriend, {
    done: texts.done(friend),
    failed: texts.failed,
    change: changesGame("spots"),
  });
  const dropFriend = () => mutateAsync({ teeTimeId, friend });
  const said = refusal ? <Message role="alert">{refusal}</Message> : null;
  const button: ButtonProps = { "aria-label": texts.cannotComeName(friend), size: "small", variant: "secondary" };
  if (!isConfirmed)
    return (
      <>
        <Button {...button} onClick={() => void dropFriend().catch(() => undefined)} pending={isPending}>
          {texts.cannotCome}
        </Button>
        {said}
      </>
    );
  const { title, ...question } = texts.question;
  return (
    <QuestionButton {...button} question={{ ...question, title: title(friend), onConfirm: dropFriend, children: said }}>
      {texts.cannotCome}
    </QuestionButton>
  );
}
