import { displayName } from "@fourball/domain/profile/name";
import type { StandingGame } from "@fourball/domain/standing-game/schema";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Message } from "@fourball/ui/message";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { standingGamesTexts } from "./texts.ts";
import { useHandOver } from "./use-change-standing-game.ts";

const words = standingGamesTexts.handOver;

type HandOverDialogProps = { game: StandingGame; onClose: () => void };

/** Open while it is mounted. */
export function HandOverDialog({ game: { id, regulars }, onClose }: HandOverDialogProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  // The regulars may change while the dialog is open.
  const successor = regulars.find(({ userId }) => userId === chosen) ?? (regulars.length === 1 ? regulars[0] : undefined);
  const name = successor && displayName(successor);
  const { mutate: handOver, isPending, refusal } = useHandOver(name ?? "", onClose);
  return (
    <Dialog description={words.description} onOpenChange={(open) => open || onClose()} open title={words.title}>
      <Fieldset legend={words.question}>
        <RadioTiles
          onValueChange={setChosen}
          options={regulars.map((regular) => ({ value: regular.userId, content: displayName(regular) }))}
          value={successor?.userId ?? null}
        />
      </Fieldset>
      <p className="min-h-6" role="status">
        {name ? words.consequence(name) : null}
      </p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <DialogFooter>
        <DialogClose disabled={isPending}>{words.keep}</DialogClose>
        <Button
          disabled={!successor}
          focusableWhenDisabled
          onClick={() => successor && handOver({ standingGameId: id, userId: successor.userId })}
          pending={isPending}
        >
          {words.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
