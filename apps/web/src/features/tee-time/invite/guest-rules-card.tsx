import type { GuestRules, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { Switch } from "@fourball/ui/forms/switch";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useState } from "react";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { isOpenToChange } from "../action-state.ts";
import { useGameAddress } from "../game-address.ts";
import { words } from "./guest-rules-texts.ts";

/** For the host: what people may do who open the link of the game without an account. */
export function GuestRulesCard({ teeTime: game }: { teeTime: TeeTimeDetail }): ReactNode {
  const { id: teeTimeId, isPublic, guestRules } = game;
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
  if (!guestRules || !isOpenToChange(game)) return null;
  const rules = { ...guestRules, ...chosen };
  const choose = (rule: Partial<GuestRules>) => {
    setChosen((before) => ({ ...before, ...rule }));
    mutate({ teeTimeId, ...rule }, { onError: forget });
  };
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-ink-2 text-small">{words.description}</p>
      </div>
      <Switch
        checked={rules.takesGuests}
        description={words.takesGuestsHint}
        label={words.takesGuests}
        onCheckedChange={(takesGuests) => choose({ takesGuests })}
      />
      {rules.takesGuests ? (
        <>
          {isPublic ? null : (
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
    </Card>
  );
}
