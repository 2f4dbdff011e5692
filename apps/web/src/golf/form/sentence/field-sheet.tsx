import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { courseToday } from "@fourball/domain/tee-time/when";
import { Button } from "@fourball/ui/button";
import { Dots } from "@fourball/ui/dots";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { type ReactNode, useState } from "react";
import { dotsOf } from "../../face/spot-counts.ts";
import { DescriptionField } from "../description-field.tsx";
import type { CourseChoice, EditedGame } from "../form-values.ts";
import { MoodField } from "../mood-field.tsx";
import { playerCounts } from "../players-field.tsx";
import { PreferencesField } from "../preferences-field.tsx";
import { formTexts } from "../texts.ts";
import { useChoice } from "../use-choice.ts";
import { CourseChoices } from "./course-choices.tsx";
import { DateChoices } from "./date-choices.tsx";
import type { SheetName } from "./sentence.tsx";
import { sentenceTexts } from "./texts.ts";
import { TimeChoices } from "./time-choices.tsx";

type FieldSheetProps = {
  /** What is being changed; nothing while the sheet is closed. */
  name: SheetName | undefined;
  onClose: () => void;
  course: CourseChoice | null;
  editing: EditedGame | undefined;
  onChooseCourse: (course: CourseChoice | null) => void;
};

/** Changes one thing of the game, below the sentence that says it. */
export function FieldSheet({ name, onClose, ...choices }: FieldSheetProps): ReactNode {
  // It keeps its content while it goes down.
  const [last, setLast] = useState(name);
  if (name && name !== last) setLast(name);
  if (!last) return null;
  const { labels, players } = formTexts;
  const titles = { ...labels, how: sentenceTexts.how } satisfies Record<SheetName, string>;
  const isChosenWithOneTap = last === "date" || last === "courseId" || last === "totalSlots";
  return (
    <Sheet
      description={last === "totalSlots" ? players.hint : undefined}
      footer={
        isChosenWithOneTap ? undefined : (
          <Button onClick={onClose} size="large" type="button">
            {sentenceTexts.done}
          </Button>
        )
      }
      hasScrim={last === "how" || last === "description"}
      onOpenChange={(isOpen) => isOpen || onClose()}
      open={name !== undefined}
      title={titles[last]}
    >
      <Choices {...choices} name={last} onClose={onClose} />
    </Sheet>
  );
}

function Choices({ name, course, editing, onChooseCourse, onClose }: FieldSheetProps & { name: SheetName }): ReactNode {
  const viewerZone = Temporal.Now.timeZoneId();
  const zone = course?.timeZone ?? viewerZone;
  switch (name) {
    case "date":
      return <DateChoices onChosen={onClose} today={courseToday(Temporal.Now.instant(), zone)} />;
    case "courseId":
      return <CourseChoices canRepeat={!editing} course={course} onChooseCourse={onChooseCourse} onChosen={onClose} />;
    case "totalSlots":
      return <PlayersChoices editing={editing} onChosen={onClose} />;
    case "time":
      return <TimeChoices course={course} zone={zone === viewerZone ? undefined : zone.replaceAll("_", " ")} />;
    case "how":
      return (
        <div className="stack gap-6">
          <MoodField />
          <PreferencesField />
        </div>
      );
    case "description":
      return <DescriptionField hideLabel />;
  }
}

type PlayersChoicesProps = { editing: EditedGame | undefined; onChosen: () => void };

function PlayersChoices({ editing, onChosen }: PlayersChoicesProps): ReactNode {
  const { value = DEFAULT_SLOTS, choose } = useChoice("totalSlots");
  return (
    <div className="player-choices grid grid-cols-3 gap-2">
      {playerCounts(editing).map(({ count, isTaken }) => (
        <button
          aria-label={formTexts.players.count(count)}
          aria-pressed={count === value}
          className="choice-tile"
          disabled={isTaken}
          key={count}
          onClick={() => {
            choose(count);
            onChosen();
          }}
          type="button"
        >
          <span className="numerals text-date">{count}</span>
          <Dots dots={dotsOf({ ...noPlayers, totalSlots: count })} />
        </button>
      ))}
    </div>
  );
}

const noPlayers = { confirmedCount: 0, offeredCount: 0, pendingCount: 0, viewerStatus: "host" } as const;
