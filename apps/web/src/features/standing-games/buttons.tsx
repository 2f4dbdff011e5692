import type { StandingGame } from "@fourball/domain/standing-game/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { QuestionButton } from "../../kit/page/question-button.tsx";
import { standingGamesTexts } from "./texts.ts";
import { useEnd, useLeave } from "./use-change-standing-game.ts";

const ChangeRegularsDialog = lazy(() =>
  import("./change-regulars-dialog.tsx").then(({ ChangeRegularsDialog }) => ({ default: ChangeRegularsDialog })),
);
const HandOverDialog = lazy(() => import("./hand-over-dialog.tsx").then(({ HandOverDialog }) => ({ default: HandOverDialog })));

const look = { size: "small", variant: "secondary" } as const;

/** What its host can do with the whole of it. */
export function HostButtons({ game }: { game: StandingGame }): ReactNode {
  const [open, setOpen] = useState<"change" | "hand-over">();
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen("change")}>
        {standingGamesTexts.change.button}
      </Button>
      {game.regulars.length > 0 ? (
        <Button {...look} aria-haspopup="dialog" onClick={() => setOpen("hand-over")}>
          {standingGamesTexts.handOver.button}
        </Button>
      ) : null}
      <EndButton standingGameId={game.id} />
      <Suspense>
        {open === "change" ? <ChangeRegularsDialog game={game} onClose={close} /> : null}
        {open === "hand-over" ? <HandOverDialog game={game} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

function EndButton({ standingGameId }: { standingGameId: string }): ReactNode {
  const { mutateAsync: end, refusal } = useEnd();
  const { button, title, description, cancelLabel, confirmLabel } = standingGamesTexts.end;
  return (
    <QuestionButton
      {...look}
      question={{
        title,
        description,
        cancelLabel,
        confirmLabel,
        onConfirm: () => end({ standingGameId }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
    >
      {button}
    </QuestionButton>
  );
}

/** For a regular. */
export function LeaveButton({ standingGameId }: { standingGameId: string }): ReactNode {
  const { mutateAsync: leave, refusal } = useLeave();
  const { button, title, description, cancelLabel, confirmLabel } = standingGamesTexts.leave;
  return (
    <QuestionButton
      className="w-fit"
      question={{
        title,
        description,
        cancelLabel,
        confirmLabel,
        onConfirm: () => leave({ standingGameId }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      size="small"
      variant="secondary"
    >
      {button}
    </QuestionButton>
  );
}
