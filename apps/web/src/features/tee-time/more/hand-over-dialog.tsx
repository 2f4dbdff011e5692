import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Message } from "@fourball/ui/message";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { friendsTexts } from "../friends/texts.ts";
import { teeTimeTexts } from "../texts.ts";

type HandOverDialogProps = {
  teeTimeId: string;
  confirmed: readonly Participation[];
  isOpen: boolean;
  onClose: () => void;
};

/** The friends of the new host play beside the group, which has one player less for each. */
function consequenceOf(name: string, friends: number): string {
  const consequence = teeTimeTexts.handOver.consequence(name);
  return friends === 0 ? consequence : `${consequence} ${friendsTexts.stay(friends)}`;
}

export function HandOverDialog({ teeTimeId, confirmed, isOpen, onClose }: HandOverDialogProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  // The players may change while the dialog is open.
  const successor = confirmed.find(({ id }) => id === chosen) ?? (confirmed.length === 1 ? confirmed[0] : undefined);
  const name = successor && displayName(successor.user);
  const { mutate, isPending, refusal } = useAction(trpc.teeTime.handOver, {
    done: teeTimeTexts.handOver.done(name ?? ""),
    failed: teeTimeTexts.handOver.failed,
    change: changesGame("edited"),
    after: onClose,
  });
  return (
    <Dialog
      description={teeTimeTexts.handOver.description}
      onOpenChange={(open) => open || onClose()}
      open={isOpen}
      title={teeTimeTexts.handOver.title}
    >
      <Fieldset legend={teeTimeTexts.handOver.question}>
        <RadioTiles
          onValueChange={setChosen}
          options={confirmed.map(({ id, user }) => ({ value: id, content: displayName(user) }))}
          value={successor?.id ?? null}
        />
      </Fieldset>
      <p className="min-h-6" role="status">
        {successor && name ? consequenceOf(name, successor.friends.length) : null}
      </p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <DialogFooter>
        <DialogClose disabled={isPending}>{teeTimeTexts.handOver.keep}</DialogClose>
        <Button
          disabled={!successor}
          focusableWhenDisabled
          onClick={() => successor && mutate({ teeTimeId, participantId: successor.id })}
          pending={isPending}
          variant="primary"
        >
          {teeTimeTexts.handOver.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
