import type { Course } from "@fourball/domain/course/schema";
import { MAX_HANDICAP, type MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { Button } from "@fourball/ui/button";
import { Combobox } from "@fourball/ui/forms/combobox";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Slider } from "@fourball/ui/forms/slider";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { type ReactNode, useRef } from "react";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { sortOf, sortsOf } from "../marketplace-search.ts";
import { marketplaceTexts } from "../texts.ts";
import { type FilterGroupProps, useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useTeeTimes } from "../use-tee-times.ts";
import { withoutSheet } from "./active-filters.ts";
import { countOfSheet } from "./count-filters.ts";
import { filterTexts } from "./filter-texts.ts";
import { FoldedFilters } from "./folded-filters.tsx";
import { MoodFilter, OpenSpotsFilter } from "./game-filters.tsx";
import { filterRowTexts } from "./row-texts.ts";
import { useCourseMatches } from "./use-course-matches.ts";
import { courseLabel, useCourseName, useRememberCourse } from "./use-course-name.ts";
import { TimesFilter } from "./when-filters.tsx";

/** Acts on the list at once; everything changed while it is open is one step for Back. */
export function FiltersSheet({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (open: boolean) => void }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const hasChanged = useRef(false);
  const group: FilterGroupProps = {
    search,
    change: (changes) => {
      change(changes, { replace: hasChanged.current });
      hasChanged.current = true;
    },
  };
  const setOpen = (open: boolean): void => {
    hasChanged.current = false;
    onOpenChange(open);
  };
  return (
    <Sheet
      footer={
        <>
          <Button
            disabled={countOfSheet(search) === 0}
            focusableWhenDisabled
            onClick={() => group.change(withoutSheet(search))}
            variant="secondary"
          >
            {filterTexts.clearAll}
          </Button>
          <ShowButton onClick={() => setOpen(false)} search={search} />
        </>
      }
      onOpenChange={setOpen}
      open={isOpen}
      title={filterRowTexts.open}
    >
      <div className="grid gap-7">
        <TimesFilter {...group} />
        <OpenSpotsFilter {...group} />
        <MoodFilter {...group} />
        <FoldedFilters {...group} />
        <HandicapFilter {...group} />
        <CourseFilter {...group} />
        <SortFilter {...group} />
      </div>
    </Sheet>
  );
}

function ShowButton({ search, onClick }: { search: MarketplaceSearch; onClick: () => void }): ReactNode {
  const { count } = useTeeTimes(search);
  return (
    <Button onClick={onClick}>
      <span aria-live="polite">{filterTexts.show(count)}</span>
    </Button>
  );
}

const readRange = (range: string): [min: number, max: number] => {
  const [min = 0, max = MAX_HANDICAP] = range.split(" ").map(Number);
  return [min, max];
};

function HandicapFilter({ search: { hcpMin = 0, hcpMax = MAX_HANDICAP }, change }: FilterGroupProps): ReactNode {
  const range = useDelayedWrite<string>(`${hcpMin} ${hcpMax}`, (next) => {
    const [min, max] = readRange(next);
    change({ hcpMin: min > 0 ? min : undefined, hcpMax: max < MAX_HANDICAP ? max : undefined });
  });
  const [min, max] = readRange(range.shown);
  return (
    <Slider
      label={filterTexts.hostHandicap}
      max={MAX_HANDICAP}
      min={0}
      onValueChange={(ends) => range.change(ends.join(" "))}
      thumbLabels={[filterTexts.lowest, filterTexts.highest]}
      value={[min, max]}
      valueText={filterTexts.chips.handicaps(min, max)}
    />
  );
}

/** Nearest first is what Near Me does. */
function SortFilter({ search, change }: FilterGroupProps): ReactNode {
  const sorts = sortsOf(search);
  return (
    <Field label={marketplaceTexts.sort.label}>
      <Select
        onValueChange={(sort) => change({ order: sort === sorts[0] ? undefined : sort })}
        options={sorts.map((value) => ({ value, label: marketplaceTexts.sort.by[value] }))}
        value={sortOf(search)}
      />
    </Field>
  );
}

/** The chosen one may be known by its address before its name has come. */
type Choice = { id: string; label: string; course?: Course };

const keyOf = ({ id }: Choice): string => id;
const labelOf = ({ label }: Choice): string => label;
const choiceOf = (course: Course): Choice => ({ id: course.id, label: courseLabel(course), course });

function CourseFilter({ search, change }: FilterGroupProps): ReactNode {
  const { courses, combobox } = useCourseMatches();
  const name = useCourseName(search.course);
  const remember = useRememberCourse();

  function choose(choice: Choice | null): void {
    if (choice?.course) remember(choice.course);
    change({ course: choice?.id });
  }

  return (
    <Field label={filterTexts.course.label}>
      <Combobox<Choice>
        {...combobox}
        itemKey={keyOf}
        itemLabel={labelOf}
        items={courses.map(choiceOf)}
        onValueChange={choose}
        placeholder={filterTexts.course.any}
        value={search.course ? { id: search.course, label: name ?? filterTexts.chips.course } : null}
      />
    </Field>
  );
}
