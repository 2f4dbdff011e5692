import { DISPUTE_MAX } from "@fourball/domain/attendance/constants";
import type { AttendanceEntry, DisputeInput } from "@fourball/domain/attendance/schema";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { Badge, type BadgeTone } from "@fourball/ui/badge";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { shortDate, timeText } from "../../../kit/formatting.ts";
import { NoteQuestionButton } from "../../../kit/forms/note-question-button.tsx";
import { courseMomentText, nearMomentText } from "../../../kit/moments.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { plural } from "../../../kit/plural.ts";
import { announce } from "../../../kit/toast.ts";
import { refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { recordTexts } from "./record-texts.ts";

/** Date, course and cause of an entry, what became of it, and the way to dispute it. */
export function RecordEntry({ entry }: { entry: AttendanceEntry }): ReactNode {
  const { id, teeTimeId, courseName, date, kind, canDispute } = entry;
  const badge = badgeOf(entry);
  const causes = causesOf(entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-b-0">
      <div className="grid min-w-0 grow basis-56 gap-0.5 text-small">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{recordTexts.kind[kind]}</span>
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        </p>
        <p className="wrap-anywhere">
          <Link className={linkStyle()} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
            {courseName}
          </Link>
          <span className="text-ink-2">
            {" "}
            · {shortDate(date)}, {timeText(entry)}
          </span>
        </p>
        {causes.map((cause) => (
          <p className="text-ink-2 wrap-anywhere" key={cause}>
            {cause}
          </p>
        ))}
      </div>
      {canDispute ? <DisputeButton course={courseName} recordId={id} /> : null}
    </li>
  );
}

function badgeOf({ state, showsAt }: AttendanceEntry): { text: string; tone: BadgeTone } | undefined {
  switch (state) {
    case "played":
      return undefined;
    case "shown":
      return { text: recordTexts.state.counts, tone: "warn" };
    case "coming":
      return { text: showsAt ? recordTexts.state.coming(nearMomentText(showsAt)) : recordTexts.state.counts, tone: "warn" };
    case "open":
      return { text: recordTexts.state.open, tone: "warn" };
    case "disputed":
      return { text: recordTexts.state.disputed, tone: "info" };
    default:
      return { text: recordTexts.state[state], tone: "neutral" };
  }
}

/** When it was at the course, as the tee time beside it. */
function leftText({ date, time, timeZone }: AttendanceEntry, withdrawnAt: string): string {
  const left = Temporal.Instant.from(withdrawnAt);
  const minutes = left.until(teeOffInstant({ date, time, timeZone })).total("minutes");
  return recordTexts.left(courseMomentText(withdrawnAt, timeZone), durationText(minutes));
}

const durationText = (minutes: number): string =>
  minutes < 60
    ? plural(Math.round(minutes), { one: "# minute", other: "# minutes" })
    : plural(Math.round(minutes / 60), { one: "# hour", other: "# hours" });

function causesOf(entry: AttendanceEntry): string[] {
  const { kind, state, withdrawnAt, excuse, dispute, decisionReason } = entry;
  return [
    ...(withdrawnAt ? [leftText(entry, withdrawnAt)] : []),
    ...(kind === "no-show" ? [recordTexts.hostSaid] : []),
    ...(excuse ? [recordTexts.excuse[excuse]] : []),
    ...(dispute ? [recordTexts.yourWords(dispute)] : []),
    ...(state === "disputed" ? [recordTexts.waiting] : []),
    ...(decisionReason ? [recordTexts.adminWords(decisionReason)] : []),
  ];
}

const { words, empty, title, description, cancel, confirm } = recordTexts.dialog;

function DisputeButton({ recordId, course }: { recordId: string; course: string }): ReactNode {
  const { send, refusal } = useDispute();
  return (
    <NoteQuestionButton
      aria-label={recordTexts.disputeName(course)}
      note={{ label: words, limit: DISPUTE_MAX, missing: empty }}
      onConfirm={(note) => send({ recordId, words: note })}
      question={{ title, description, cancelLabel: cancel, confirmLabel: confirm }}
      refusal={refusal}
      size="small"
      variant="secondary"
    >
      {recordTexts.dispute}
    </NoteQuestionButton>
  );
}

type Dispute = {
  /** Rejects when it was refused. */
  send: (input: DisputeInput) => Promise<unknown>;
  refusal: string | undefined;
};

/** The answer is the record as it is now. */
function useDispute(): Dispute {
  const { attendance } = trpc.useUtils();
  const request = trpc.attendance.dispute.useMutation({
    onSuccess: (record) => {
      attendance.own.setData(undefined, record);
      void announce(recordTexts.dialog.done);
    },
    onError: (error) => void notifyFailure(error, recordTexts.dialog.failed),
  });
  return { send: request.mutateAsync, refusal: refusalOf(request.error, recordTexts.dialog.failed) };
}
