import type { AttendanceEntry } from "@fourball/domain/attendance/schema";
import { attendanceText } from "@fourball/domain/attendance/text";
import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef, useState } from "react";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { RecordEntry } from "./record-entry.tsx";
import { recordTexts } from "./record-texts.ts";

/** What others see, and every entry that it is made of. */
export function OwnRecord(): ReactNode {
  const record = trpc.attendance.own.useQuery();
  return (
    <QueryBody failed={recordTexts.failed} query={record} skeleton={<Skeleton className="h-24" />}>
      {({ attendance, entries }) => (
        <>
          <div className="grid gap-1">
            <p className="text-ink-2 text-small">{recordTexts.others}</p>
            <p className="font-semibold">{attendance ? attendanceText(attendance) : recordTexts.nothingYet}</p>
          </div>
          <Entries entries={entries} />
          <p className="text-ink-2 text-small">{recordTexts.rule}</p>
        </>
      )}
    </QueryBody>
  );
}

const AT_FIRST = 5;

/** Those that are more than a round come first: they are what golfers look for. */
const byWeight = (entries: readonly AttendanceEntry[]): AttendanceEntry[] => [
  ...entries.filter(({ state }) => state !== "played"),
  ...entries.filter(({ state }) => state === "played"),
];

function Entries({ entries }: { entries: readonly AttendanceEntry[] }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button of a dispute that was sent, or of the rest of the list, had the focus.
  useFocusWhenReplaced(list, `${showsAll} ${entries.map(({ state }) => state).join()}`);
  if (entries.length === 0) return <p className="text-ink-2 text-small">{recordTexts.none}</p>;
  const sorted = byWeight(entries);
  const shown = showsAll ? sorted : sorted.slice(0, AT_FIRST);
  return (
    <>
      <ul aria-label={recordTexts.list} className="grid outline-none" ref={list} tabIndex={-1}>
        {shown.map((entry) => (
          <RecordEntry entry={entry} key={entry.id} />
        ))}
      </ul>
      {shown.length < sorted.length ? (
        <div>
          <Button onClick={() => setShowsAll(true)} size="small" variant="secondary">
            {recordTexts.more(sorted.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
