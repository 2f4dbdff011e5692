import type { StandingGame, StandingGolfer } from "@fourball/domain/standing-game/schema";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { unplacedError } from "../../kit/forms/form-issues.ts";
import { GuardedDialog } from "../../kit/forms/guarded-dialog.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { isUnauthorized } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { RegularsField, regularsError } from "./regulars-field.tsx";
import { standingGamesTexts } from "./texts.ts";
import { useChangeRegulars } from "./use-change-standing-game.ts";

const words = standingGamesTexts.change;

type ChangeRegularsDialogProps = { game: StandingGame; onClose: () => void };

/** Open while it is mounted. */
export function ChangeRegularsDialog({ game: { id, regulars }, onClose }: ChangeRegularsDialogProps): ReactNode {
  const [chosen, setChosen] = useState(() => regulars.map(({ userId }) => userId));
  const [isTried, setTried] = useState(false);
  const candidates = trpc.standingGame.candidates.useQuery();
  const change = useChangeRegulars(onClose);
  const isSignedOut = change.error !== null && isUnauthorized(change.error);
  const isChanged = regulars.length !== chosen.length || regulars.some(({ userId }) => !chosen.includes(userId));
  return (
    <GuardedDialog
      description={words.description}
      onClose={onClose}
      question={isChanged && !isSignedOut && !change.isSuccess ? words.unsaved : undefined}
      title={words.title}
    >
      <FormAlert error={isSignedOut ? null : unplacedError(change.error, ["regularIds"])} failed={`${words.failed}.`} />
      <QueryBody failed={standingGamesTexts.candidates.failed} query={candidates}>
        {(known) => (
          <RegularsField
            candidates={withRegulars(known, regulars)}
            error={regularsError(chosen, isTried, change.error)}
            onChange={(ids) => {
              change.reset();
              setChosen(ids);
            }}
            value={chosen}
          />
        )}
      </QueryBody>
      <DialogFooter>
        <DialogClose disabled={change.isPending}>{words.keep}</DialogClose>
        <Button
          onClick={() => {
            setTried(true);
            if (chosen.length > 0) change.mutate({ standingGameId: id, regularIds: chosen });
          }}
          pending={change.isPending}
        >
          {words.save}
        </Button>
      </DialogFooter>
    </GuardedDialog>
  );
}

/** Those of now come first; one whom the viewer doesn't play with any more can stay. */
const withRegulars = (candidates: readonly StandingGolfer[], regulars: readonly StandingGolfer[]): StandingGolfer[] => [
  ...regulars,
  ...candidates.filter(({ userId }) => !regulars.some((regular) => regular.userId === userId)),
];
