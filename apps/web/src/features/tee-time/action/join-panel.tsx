import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { JoinButton } from "../../../golf/join/join-button.tsx";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { teeTimeTexts } from "../texts.ts";
import type { GameAction } from "../use-game-action.ts";

type JoinPanelProps = { teeTime: TeeTimeDetail; action: GameAction; children: ReactNode };

/** Around the friends whom the viewer would bring. */
export function JoinPanel({
  teeTime,
  action: { note, friends, joining, refusal, request },
  children,
}: JoinPanelProps): ReactNode {
  const isRoomy = useIsRoomy();
  const isLong = note.textarea.value.length > note.textarea.limit * 0.8;
  return (
    <>
      <Field error={note.error} label={teeTimeTexts.join.message} optional={teeTimeTexts.join.optional}>
        <Textarea
          {...note.textarea}
          className="min-h-16"
          limit={isLong ? note.textarea.limit : undefined}
          placeholder={teeTimeTexts.join.placeholder}
          rows={2}
        />
      </Field>
      {children}
      {!children && friends.room > 0 ? (
        <Button className="w-fit" onClick={() => friends.set([""])} size="small" variant="secondary">
          {teeTimeTexts.join.bring}
        </Button>
      ) : null}
      {refusal ? <Message>{refusal}</Message> : null}
      {isRoomy ? <JoinButton game={teeTime} joining={joining} onJoin={request} size="large" wide /> : null}
      <p className="text-center text-ink-2 text-micro">{teeTimeTexts.join.free(firstNameOf(teeTime.host))}</p>
    </>
  );
}
