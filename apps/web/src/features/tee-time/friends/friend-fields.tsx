import { GUEST_NAME_MAX } from "@fourball/domain/guest/constants";
import { tooManyFriends } from "@fourball/domain/tee-time/spots";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { IconButton } from "@fourball/ui/icon-button";
import { Message } from "@fourball/ui/message";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { NewFriends } from "../use-game-action.ts";
import { texts } from "./texts.ts";

type FriendFieldsProps = {
  friends: NewFriends;
  /** The server has said what is wrong. */
  isRefused: boolean;
};

/** The names of the friends whom the viewer would bring: opened by a press, so the first field takes the focus. */
export function FriendFields({ friends: { names, set, room, areMissed }, isRefused }: FriendFieldsProps): ReactNode {
  return (
    <div className="stack gap-2.5">
      {names.map((name, place) => (
        <Field
          error={areMissed && !name.trim() ? texts.noName : undefined}
          // Fields have no other identity than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the value comes from the list
          key={place}
          label={texts.nameOf[place]}
        >
          <Input
            autoComplete="off"
            autoFocus={name === ""}
            maxLength={GUEST_NAME_MAX}
            onValueChange={(value) => set(names.with(place, value))}
            trailing={
              <IconButton label={texts.remove(name.trim())} onClick={() => set(names.toSpliced(place, 1))}>
                <X aria-hidden="true" />
              </IconButton>
            }
            value={name}
          />
        </Field>
      ))}
      {names.length < room ? (
        <Button className="w-fit" onClick={() => set([...names, ""])} size="small" variant="secondary">
          {texts.another}
        </Button>
      ) : null}
      {names.length > room && !isRefused ? <Message>{tooManyFriends(room)}</Message> : null}
      <p className="text-ink-2 text-small">{texts.answer}</p>
    </div>
  );
}
