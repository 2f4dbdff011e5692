import { HANDICAP_MAX } from "@fourball/domain/profile/constants";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { readNumber } from "@fourball/domain/typed-number";
import { Chip } from "@fourball/ui/chip";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { JoinButton } from "../../../golf/join/join-button.tsx";
import { OverlapWarning } from "../../../golf/join/overlap-warning.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { teeTimeTexts } from "../texts.ts";
import type { GameAction } from "../use-game-action.ts";
import { JoinPanel } from "./join-panel.tsx";

const Friends = lazy(() => import("../friends/friends.tsx").then(({ Friends }) => ({ default: Friends })));

type AskSheetProps = { teeTime: TeeTimeDetail; action: GameAction; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** On a phone: what a host wants to know of a golfer, before the request is sent. What was typed stays when it is closed. */
export function AskSheet({ teeTime, action, isOpen, onOpenChange }: AskSheetProps): ReactNode {
  const host = firstNameOf(teeTime.host);
  const handicap = useMissingHandicap();
  return (
    <Sheet
      footer={
        <JoinButton
          game={teeTime}
          joining={action.joining || handicap.saving}
          onJoin={() => handicap.saveThen(action.request)}
          size="large"
        />
      }
      onOpenChange={onOpenChange}
      open={isOpen}
      title={teeTimeTexts.ask.title(host)}
    >
      <div className="grid gap-4">
        <Chips note={action.note} />
        <JoinPanel action={action} teeTime={teeTime}>
          {action.friends.names.length > 0 ? (
            <Suspense>
              <Friends action={action} teeTime={teeTime} />
            </Suspense>
          ) : null}
        </JoinPanel>
        {handicap.isMissing ? (
          <Field description={teeTimeTexts.ask.handicapHint(host)} error={handicap.error} label={teeTimeTexts.ask.handicap}>
            <Input inputMode="decimal" onValueChange={handicap.type} value={handicap.typed} />
          </Field>
        ) : null}
        {teeTime.overlap ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      </div>
    </Sheet>
  );
}

/** Each writes a sentence into the message, and takes only that sentence off again. */
function Chips({ note }: Pick<GameAction, "note">): ReactNode {
  const line = note.textarea.value;
  const toggle = (words: string): void =>
    note.set((line.includes(words) ? line.replace(words, "") : `${line} ${words}`).replaceAll(/ {2,}/g, " ").trim());
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{teeTimeTexts.ask.chips}</legend>
      {teeTimeTexts.ask.sentences.map(([label, words]) => (
        <Chip key={label} onPressedChange={() => toggle(words)} pressed={line.includes(words)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A handicap of the viewer, who has none yet: saved with the request, or left out. */
function useMissingHandicap() {
  const [isMissing] = useState(useMember().handicap === null);
  const [typed, type] = useState("");
  const [isWrong, setWrong] = useState(false);
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation({ onSuccess: () => utils.account.current.invalidate() });
  const number = readNumber(typed);
  const isValid = typed.trim() === "" || (number !== undefined && number >= 0 && number <= HANDICAP_MAX);
  function saveThen(request: () => void): void {
    setWrong(!isValid);
    if (!isValid) return;
    if (!isMissing || number === undefined) request();
    else update.mutate({ handicap: number }, { onSuccess: request });
  }
  const failed = update.error ? teeTimeTexts.ask.handicapFailed : undefined;
  return {
    isMissing,
    typed,
    type,
    saveThen,
    saving: update.isPending,
    error: isWrong && !isValid ? teeTimeTexts.ask.handicapRange(HANDICAP_MAX) : failed,
  };
}
