import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { RowItem, rowStyle } from "@fourball/ui/row-list";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { type CourseOption, courseKey, optionLabel, useCourseSearch, useTakeCourse } from "../course-search.ts";
import type { CourseChoice } from "../form-values.ts";
import { formTexts } from "../texts.ts";

/** What is shown of what is likely; the rest is found by its name. */
const LIKELY_SHOWN = 5;

type CourseChoicesProps = {
  course: CourseChoice | null;
  /** Whether the list starts with all of the last game again. */
  canRepeat: boolean;
  onChooseCourse: (course: CourseChoice | null) => void;
  onChosen: () => void;
};

export function CourseChoices({ course, canRepeat, onChooseCourse, onChosen }: CourseChoicesProps): ReactNode {
  const search = useCourseSearch({ isIdle: true, canRepeat });
  const { recent, nearest } = search.suggested;
  const take = useTakeCourse(onChooseCourse);
  const isLikely = !search.isSearching && recent.length + nearest.length > 0;
  const shown = isLikely ? search.options.slice(0, LIKELY_SHOWN) : search.options;
  return (
    <div className="course-choices stack gap-3">
      <Field hideLabel label={formTexts.course.placeholder}>
        <Input
          autoComplete="off"
          onChange={({ target }) => search.setTyped(target.value)}
          placeholder={formTexts.course.placeholder}
          type="search"
          value={search.typed}
        />
      </Field>
      <p className="text-ink-2 text-small" role="status">
        <Answer {...search} />
      </p>
      <Card className={shown.length === 0 ? "hidden" : undefined}>
        <ul>
          {shown.map((option) => (
            <RowItem key={courseKey(option)}>
              <button
                aria-current={option.id === course?.id && !option.again ? "true" : undefined}
                aria-label={optionLabel(option)}
                className={rowStyle()}
                onClick={() => {
                  take(option);
                  onChosen();
                }}
                type="button"
              >
                <OptionFace option={option} />
                {option.id === course?.id && !option.again ? (
                  <Check aria-hidden="true" className="size-5 shrink-0 stroke-2" />
                ) : null}
              </button>
            </RowItem>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function OptionFace({ option }: { option: CourseOption }): ReactNode {
  if (option.again) return <span className="min-w-0 grow">{optionLabel(option)}</span>;
  return (
    <span className="grid min-w-0 grow gap-0.5">
      <span className="font-semibold">{option.name}</span>
      <span className="font-normal text-ink-2 text-small">{option.location}</span>
    </span>
  );
}

type AnswerProps = Pick<ReturnType<typeof useCourseSearch>, "hasFailed" | "isLoading" | "options">;

function Answer({ hasFailed, isLoading, options }: AnswerProps): ReactNode {
  if (hasFailed) return <span className="text-danger">{formTexts.course.failed}</span>;
  if (isLoading) return formTexts.course.loading;
  return options.length === 0 ? formTexts.course.none : null;
}
