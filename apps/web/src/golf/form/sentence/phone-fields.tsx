import { DEFAULT_MOOD, MOOD } from "@fourball/domain/tee-time/constants";
import { Card } from "@fourball/ui/card";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import Earth from "lucide-react/icons/earth";
import Flag from "lucide-react/icons/flag";
import Pencil from "lucide-react/icons/pencil";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { idlePart, optionalPart, whenIdle } from "../../../kit/when-idle.ts";
import { type CourseChoice, type EditedGame, fieldId, useTeeTimeFields } from "../form-values.ts";
import { PublicField } from "../public-field.tsx";
import { formTexts } from "../texts.ts";
import { Sentence, type SheetName } from "./sentence.tsx";
import { sentenceTexts } from "./texts.ts";

const loadSheets = () => import("./field-sheet.tsx");
const FieldSheet = lazy(() => loadSheets().then(({ FieldSheet }) => ({ default: FieldSheet })));
const Overlap = optionalPart(async () => (await import("../time-notes.tsx")).FormOverlap);
const HeadStart = idlePart(async () => (await import("../time-notes.tsx")).HeadStartField);

type PhoneFieldsProps = {
  course: CourseChoice | null;
  comingCourse?: string | undefined;
  onChooseCourse: (course: CourseChoice | null) => void;
  editing?: EditedGame;
};

/** The fields of a phone: a sentence whose words open them, and rows for what most games leave as it is. */
export function PhoneFields({ course, comingCourse, onChooseCourse, editing }: PhoneFieldsProps): ReactNode {
  const [open, setOpen] = useState<SheetName>();
  const [wasOpened, setWasOpened] = useState(false);
  const { control } = useTeeTimeFields();
  const [mood = DEFAULT_MOOD, preferences = [], description] = useWatch({
    control,
    name: ["mood", "preferences", "description"],
  });
  useEffect(() => void whenIdle().then(loadSheets), []);

  function show(name: SheetName): void {
    setWasOpened(true);
    setOpen(name);
  }

  const tags = preferences.length > 0 ? preferences.join(", ") : sentenceTexts.noTags;
  return (
    <>
      <Sentence course={course} comingCourse={comingCourse} words={{ open, onOpen: show }} />
      <Card>
        <ul>
          <FoldedRow
            field="mood"
            icon={<Flag />}
            isOpen={open === "how"}
            onOpen={() => show("how")}
            title={sentenceTexts.how}
            value={`${MOOD[mood].label}, ${tags}`}
          />
          <FoldedRow
            field="description"
            icon={<Pencil />}
            isOpen={open === "description"}
            onOpen={() => show("description")}
            title={formTexts.labels.description}
            value={description || sentenceTexts.noDescription}
          />
          {editing?.opensToAllAt ? null : <PublicRow />}
        </ul>
      </Card>
      <Suspense>
        <Overlap except={editing?.id} />
        {editing ? null : <HeadStart timeZone={course?.timeZone ?? Temporal.Now.timeZoneId()} />}
      </Suspense>
      {wasOpened ? (
        <Suspense>
          <FieldSheet
            course={course}
            editing={editing}
            name={open}
            onChooseCourse={onChooseCourse}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const PublicRow = (): ReactNode => (
  <RowItem>
    <div className="flex items-center gap-3.25 px-4 py-3">
      <Earth aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 grow">
        <PublicField />
      </div>
    </div>
  </RowItem>
);

type FoldedRowProps = {
  field: "mood" | "description";
  icon: ReactNode;
  title: string;
  value: string;
  isOpen: boolean;
  onOpen: () => void;
};

/** The open sheet has the field itself, with its id. */
const FoldedRow = ({ field, icon, title, value, isOpen, onOpen }: FoldedRowProps): ReactNode => (
  <RowItem>
    <div id={isOpen ? undefined : fieldId(field)}>
      <button aria-haspopup="dialog" className={`${rowStyle()} min-h-14`} onClick={onOpen} type="button">
        <RowFace detail={value} icon={icon}>
          {title}
        </RowFace>
      </button>
    </div>
  </RowItem>
);
