import type { GuestRules, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Switch } from "@fourball/ui/forms/switch";
import { Message } from "@fourball/ui/message";
import { Dialog } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { useGameAddress } from "../game-address.ts";
import { guestsTexts as words } from "./guests-texts.ts";

type GuestsDialogProps = { teeTime: TeeTimeDetail; rules: GuestRules; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** For the host: what people may do who open the link of the game without an account. */
export function GuestsDialog({ teeTime, rules: stored, isOpen, onOpenChange }: GuestsDialogProps): ReactNode {
  const { rules, choose, refusal } = useGuestRules(teeTime.id, stored);
  return (
    <Dialog description={words.description} onOpenChange={onOpenChange} open={isOpen} title={words.title}>
      <Switch
        checked={rules.takesGuests}
        description={words.takesGuestsHint}
        label={words.takesGuests}
        onCheckedChange={(takesGuests) => choose({ takesGuests })}
      />
      {rules.takesGuests ? (
        <>
          {teeTime.isPublic ? null : (
            <Switch
              checked={rules.guestsAreIn}
              description={words.guestsAreInHint}
              label={words.guestsAreIn}
              onCheckedChange={(guestsAreIn) => choose({ guestsAreIn })}
            />
          )}
          <Switch
            checked={!rules.guestsNeedEmail}
            description={words.noEmailHint}
            label={words.noEmail}
            onCheckedChange={(noEmail) => choose({ guestsNeedEmail: !noEmail })}
          />
        </>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </Dialog>
  );
}

/** Each choice is stored at once, and shown before it is. */
function useGuestRules(teeTimeId: string, stored: GuestRules) {
  const address = useGameAddress();
  const { teeTime } = trpc.useUtils();
  const [chosen, setChosen] = useState<Partial<GuestRules>>({});
  const forget = () => setChosen({});
  const { mutate, refusal } = useAction(trpc.teeTime.edit, {
    done: words.done,
    failed: words.failed,
    change: ({ id }) => ownTeeTimeChange(id, "edited"),
    before: async (edited) => {
      teeTime.get.setData(address, edited);
      forget();
    },
  });
  const rules = { ...stored, ...chosen };
  const choose = (rule: Partial<GuestRules>) => {
    setChosen((before) => ({ ...before, ...rule }));
    mutate({ teeTimeId, ...rule }, { onError: forget });
  };
  return { rules, choose, refusal };
}
