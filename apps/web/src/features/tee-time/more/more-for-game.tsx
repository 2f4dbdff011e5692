import { canSayWeather } from "@fourball/domain/attendance/windows";
import { settlingClosesAt } from "@fourball/domain/cost/shares";
import { roundLinkEnd } from "@fourball/domain/round-link/end";
import { CANCEL_REASON_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import { RowList } from "@fourball/ui/row-list";
import { useNavigate } from "@tanstack/react-router";
import CircleX from "lucide-react/icons/circle-x";
import { type ReactNode, useId } from "react";
import { canUseChat } from "../../../golf/chat/chat-access.ts";
import { isOver } from "../../../golf/face/round-stage.ts";
import { useNote } from "../../../kit/forms/use-note.ts";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { AlertDialog } from "../../../kit/page/lazy-alert-dialog.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { MANAGE, showManage, useWaiting } from "../requests/use-waiting.ts";
import { teeTimeTexts } from "../texts.ts";
import { RowButton } from "./row-button.tsx";
import { CostsRow, EditRow, GuestsRow, HandOverRow, RepeatRow, RoundLinkRow, WeatherRow } from "./rows.tsx";

/** What a host or a player can do besides playing: a row each, where a card would say nothing yet. */
export function MoreForGame({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const titleId = useId();
  // On a phone the bar has the button.
  const isRoomy = useIsRoomy();
  const isWaitedFor = useWaiting(teeTime).length > 0;
  const rows = rowsOf(teeTime);
  if (rows.length === 0) return null;
  const manages = teeTime.viewerStatus === "host" && !isOver(teeTime);
  const leads = manages && !isWaitedFor;
  return (
    <section aria-labelledby={titleId} className="no-print stack gap-2" id={leads ? MANAGE : undefined} tabIndex={-1}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-h3" id={titleId}>
          {leads ? teeTimeTexts.action.host.title : teeTimeTexts.more.title}
        </h2>
        {manages && isRoomy ? (
          <Button onClick={showManage} size="small" variant="soft">
            {teeTimeTexts.bar.manage}
          </Button>
        ) : null}
      </div>
      <RowList labelledBy={titleId}>
        {rows.map(([name, Row]) => (
          <Row key={name} teeTime={teeTime} />
        ))}
      </RowList>
    </section>
  );
}

type Row = [name: string, (props: { teeTime: TeeTimeDetail }) => ReactNode];

function rowsOf(teeTime: TeeTimeDetail): Row[] {
  const { status, viewerStatus, standingGameId, badWeather } = teeTime;
  if (!canUseChat(teeTime) || status === "cancelled") return [];
  const now = Temporal.Now.instant();
  const teeOffAt = Temporal.Instant.from(teeTime.teeOffAt);
  const isBefore = (end: Temporal.Instant) => Temporal.Instant.compare(now, end) < 0;
  const isHost = viewerStatus === "host";
  const manages = isHost && !isOver(teeTime);
  const rows: [boolean, ...Row][] = [
    [isHost && isBefore(settlingClosesAt({ teeOffAt })), "costs", CostsRow],
    [isBefore(roundLinkEnd({ teeOffAt })), "round link", RoundLinkRow],
    [manages, "guests", GuestsRow],
    [isHost || standingGameId !== null, "repeat", RepeatRow],
    [manages, "hand over", HandOverRow],
    [manages, "edit", EditRow],
    [manages && !badWeather && canSayWeather({ status, teeOffAt }, now), "weather", WeatherRow],
    [manages, "cancel", CancelRow],
  ];
  return rows.flatMap(([isThere, ...row]) => (isThere ? [row] : []));
}

function CancelRow({ teeTime: { id } }: { teeTime: TeeTimeDetail }): ReactNode {
  const { note: reason, error, textarea } = useNote(teeTimeTexts.cancel.reason, CANCEL_REASON_MAX);
  const navigate = useNavigate();
  const { mutateAsync: cancel, refusal } = useAction(trpc.teeTime.cancel, {
    done: teeTimeTexts.cancel.done,
    isToast: true,
    failed: teeTimeTexts.cancel.failed,
    change: ({ id }) => ownTeeTimeChange(id, "cancelled"),
    before: () => navigate({ to: "/marketplace" }),
  });
  const confirm = (): Promise<unknown> => (error ? Promise.reject(new Error(error)) : cancel({ teeTimeId: id, reason }));
  return (
    <RowButton
      dialog={(isOpen, setOpen) => (
        <AlertDialog
          cancelLabel={teeTimeTexts.cancel.keep}
          confirmLabel={teeTimeTexts.cancel.confirm}
          description={teeTimeTexts.cancel.description}
          onConfirm={confirm}
          onOpenChange={setOpen}
          open={isOpen}
          title={teeTimeTexts.cancel.title}
        >
          <Field error={error} label={teeTimeTexts.cancel.reason} optional={teeTimeTexts.cancel.reasonHint}>
            <Textarea {...textarea} className="min-h-18" rows={2} />
          </Field>
          {refusal ? <Message role="alert">{refusal}</Message> : null}
        </AlertDialog>
      )}
      icon={<CircleX />}
      tone="danger"
    >
      {teeTimeTexts.cancel.button}
    </RowButton>
  );
}
