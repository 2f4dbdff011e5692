import type { Participation } from "@fourball/domain/participation/schema";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { WithdrawButton } from "../../../golf/withdraw/withdraw-button.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { teeTimeTexts } from "../texts.ts";

type StillPlayingProps = { teeTime: TeeTimeDetail; playing: Participation["playing"] };

/** A player's way out, with the question of the day before. */
export function StillPlaying({ teeTime, playing }: StillPlayingProps): ReactNode {
  if (playing === "asked") return <Question teeTime={teeTime} />;
  return (
    <>
      {playing === "confirmed" ? (
        <p className="flex items-center gap-1.5 font-medium text-ok text-small">
          <Check aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          {teeTimeTexts.playing.confirmed(firstNameOf(teeTime.host))}
        </p>
      ) : null}
      <WithdrawButton
        className="-mb-2 -ml-3 justify-self-start"
        from="confirmed"
        size="small"
        teeTime={teeTime}
        variant="ghost"
        wide={false}
      />
    </>
  );
}

function Question({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { mutate, isPending, refusal } = useAction(trpc.participation.confirmPlaying, {
    done: teeTimeTexts.playing.done,
    failed: teeTimeTexts.playing.failed,
    change: changesGame("spots"),
  });
  return (
    <section aria-labelledby="still-playing" className="stack gap-2.5">
      <div>
        <h3 className="font-semibold" id="still-playing">
          {teeTimeTexts.playing.question}
        </h3>
        <p className="text-ink-2 text-small">{teeTimeTexts.playing.why(firstNameOf(teeTime.host))}</p>
      </div>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <Button onClick={() => mutate({ teeTimeId: teeTime.id })} pending={isPending} size="large" wide>
        {teeTimeTexts.playing.yes}
      </Button>
      <WithdrawButton from="confirmed" label={teeTimeTexts.playing.no} teeTime={teeTime} />
    </section>
  );
}
