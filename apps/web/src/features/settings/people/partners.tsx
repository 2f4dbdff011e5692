import type { AnsweredGolfer } from "@fourball/domain/partner/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef, useState } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { PlayAgainChoice } from "../../../kit/partner/play-again-choice.tsx";
import { useAnswerPlayAgain } from "../../../kit/partner/use-answer-play-again.ts";
import { plural } from "../../../kit/plural.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";

/** What the partners of a golfer say. */
const texts = {
  count: (count: number) =>
    count === 0
      ? "No partners yet. After a round, say whom you'd play with again."
      : plural(count, { one: "You have # partner.", other: "You have # partners." }),
  end: "End",
  endWith: (name: string) => `End partnership with ${name}`,
  ended: (name: string) => `You and ${name} aren't partners anymore. They won't be notified.`,
  undo: "Undo",
  others: "Your other answers",
  othersHint: "Only you see them.",
  failed: "Couldn't load your partners",
};

type Named = { userId: string; name: string };

export function Partners(): ReactNode {
  const answered = trpc.partner.answered.useQuery();
  const [ended, setEnded] = useState<Named>();
  const count = useRef<HTMLParagraphElement>(null);
  const partners = answered.data?.filter(({ isPartner }) => isPartner);
  // The button of an entry that is gone had the focus.
  useFocusWhenReplaced(count, partners?.length.toString());
  if (answered.error && !answered.data)
    return <LoadFailed error={answered.error} retry={answered.refetch} title={texts.failed} />;
  if (!answered.data || !partners) return <Skeleton className="h-6" />;
  const others = answered.data.filter(({ isPartner }) => !isPartner);
  return (
    <>
      <p className="text-small outline-none" ref={count} tabIndex={-1}>
        {texts.count(partners.length)}
      </p>
      {ended ? <Ended golfer={ended} onUndone={() => setEnded(undefined)} /> : null}
      {partners.length > 0 ? (
        <ul className="grid">
          {partners.map((golfer) => (
            <Row golfer={golfer} key={golfer.userId}>
              <EndButton golfer={{ userId: golfer.userId, name: displayName(golfer) }} onEnded={setEnded} />
            </Row>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="text-body">{texts.others}</h3>
          <p className="text-ink-2 text-small">{texts.othersHint}</p>
          <ul className="grid">
            {others.map((golfer) => (
              <Row golfer={golfer} key={golfer.userId}>
                <PlayAgainChoice name={displayName(golfer)} userId={golfer.userId} value={golfer.answer} />
              </Row>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function Row({ golfer, children }: { golfer: AnsweredGolfer; children: ReactNode }): ReactNode {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2 last:border-b-0">
      <span className="flex min-w-0 items-center gap-3">
        <GolferAvatar golfer={golfer} />
        <bdi className="font-semibold text-small wrap-anywhere">{displayName(golfer)}</bdi>
      </span>
      {children}
    </li>
  );
}

function EndButton({ golfer, onEnded }: { golfer: Named; onEnded: (golfer: Named) => void }): ReactNode {
  const { answer, isSaving } = useAnswerPlayAgain(golfer);
  return (
    <Button
      aria-label={texts.endWith(golfer.name)}
      onClick={() => answer("fine", () => onEnded(golfer))}
      pending={isSaving}
      size="small"
      variant="secondary"
    >
      {texts.end}
    </Button>
  );
}

function Ended({ golfer, onUndone }: { golfer: Named; onUndone: () => void }): ReactNode {
  const { answer, isSaving } = useAnswerPlayAgain(golfer);
  return (
    <Alert
      action={
        <Button onClick={() => answer("yes", onUndone)} pending={isSaving} size="small" variant="secondary">
          {texts.undo}
        </Button>
      }
      tone="info"
    >
      {texts.ended(golfer.name)}
    </Alert>
  );
}
