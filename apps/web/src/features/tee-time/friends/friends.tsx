import { GUEST_NAME_MAX } from "@fourball/domain/guest/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { tooManyFriends } from "@fourball/domain/tee-time/spots";
import { Button, type ButtonProps } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { IconButton } from "@fourball/ui/icon-button";
import { Message } from "@fourball/ui/message";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import type { GameAction, NewFriends } from "../use-game-action.ts";
import { friendsTexts } from "./texts.ts";

type FriendsProps = { teeTime: TeeTimeDetail; action: GameAction };

/** The friends whom the viewer would bring, or brings. */
export function Friends({ teeTime, action: { state, own, friends, refusal } }: FriendsProps): ReactNode {
  if (state === "join") return <FriendFields friends={friends} isRefused={refusal !== undefined} />;
  if (state === "full") return <NotInLine names={friends.names} />;
  const areComing = (state === "pending" || state === "confirmed") && own?.friends.length;
  return areComing ? <OwnFriends own={own} teeTime={teeTime} /> : null;
}

/** The game filled up while the viewer named friends: what they typed is kept in case a spot opens. */
function NotInLine({ names }: { names: readonly string[] }): ReactNode {
  return <p className="text-small wrap-anywhere">{friendsTexts.notInLine(names.filter((name) => name.trim()))}</p>;
}

type FriendFieldsProps = {
  friends: NewFriends;
  /** The server has said what is wrong. */
  isRefused: boolean;
};

/** The names of the friends whom the viewer would bring: opened by a press, so the first field takes the focus. */
function FriendFields({ friends: { names, set, room, areMissed }, isRefused }: FriendFieldsProps): ReactNode {
  return (
    <div className="stack gap-2.5">
      {names.map((name, place) => (
        <Field
          error={areMissed && !name.trim() ? friendsTexts.noName : undefined}
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place only, and its text comes from the list.
          key={place}
          label={friendsTexts.nameOf[place]}
        >
          <Input
            autoComplete="off"
            autoFocus={name === ""}
            maxLength={GUEST_NAME_MAX}
            onValueChange={(value) => set(names.with(place, value))}
            trailing={
              <IconButton label={friendsTexts.remove(name.trim())} onClick={() => set(names.toSpliced(place, 1))}>
                <X aria-hidden="true" />
              </IconButton>
            }
            value={name}
          />
        </Field>
      ))}
      {names.length < room ? (
        <Button className="w-fit" onClick={() => set([...names, ""])} size="small" variant="secondary">
          {friendsTexts.another}
        </Button>
      ) : null}
      {names.length > room && !isRefused ? <Message>{tooManyFriends(room)}</Message> : null}
      <p className="text-ink-2 text-small">{friendsTexts.answer}</p>
    </div>
  );
}

type OwnFriendsProps = { teeTime: TeeTimeDetail; own: Participation };

/** Who comes with the viewer; each can be taken off until tee-off. */
function OwnFriends({ teeTime, own: { friends, status } }: OwnFriendsProps): ReactNode {
  return (
    <section aria-labelledby="own-friends" className="grid gap-1">
      <h3 className="font-semibold text-small" id="own-friends">
        {friendsTexts.bringing(friends.length)}
      </h3>
      <ul>
        {friends.map((friend, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two friends can have the same name.
          <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1" key={`${friend} ${place}`}>
            <span className="min-w-0 wrap-anywhere">{friend}</span>
            <DropFriend friend={friend} isConfirmed={status === "confirmed"} teeTimeId={teeTime.id} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">{friendsTexts.together}</p>
    </section>
  );
}

type DropFriendProps = { friend: string; isConfirmed: boolean; teeTimeId: string };

/** A spot that is given up is asked about first. */
function DropFriend({ friend, isConfirmed, teeTimeId }: DropFriendProps): ReactNode {
  const { mutateAsync, isPending, refusal } = useAction(trpc.teeTime.dropFriend, {
    done: friendsTexts.done(friend),
    failed: friendsTexts.failed,
    change: changesGame("spots"),
  });
  const dropFriend = () => mutateAsync({ teeTimeId, friend });
  const said = refusal ? <Message role="alert">{refusal}</Message> : null;
  const button: ButtonProps = { "aria-label": friendsTexts.cannotComeName(friend), size: "small", variant: "secondary" };
  if (!isConfirmed)
    return (
      <>
        <Button {...button} onClick={() => void dropFriend().catch(() => undefined)} pending={isPending}>
          {friendsTexts.cannotCome}
        </Button>
        {said}
      </>
    );
  const { title, ...question } = friendsTexts.question;
  return (
    <QuestionButton {...button} question={{ ...question, title: title(friend), onConfirm: dropFriend, children: said }}>
      {friendsTexts.cannotCome}
    </QuestionButton>
  );
}
