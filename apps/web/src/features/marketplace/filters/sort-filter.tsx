import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import type { ReactNode } from "react";
import { sortOf, sortsOf } from "../marketplace-search.ts";
import { texts } from "../texts.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";

/** Nearest first is what Near Me does. */
export function SortFilter({ search, change }: FilterGroupProps): ReactNode {
  const sorts = sortsOf(search);
  return (
    <Field label={texts.sort.label}>
      <Select
        onValueChange={(sort) => change({ order: sort === sorts[0] ? undefined : sort })}
        options={sorts.map((value) => ({ value, label: texts.sort.by[value] }))}
        value={sortOf(search)}
      />
    </Field>
  );
}
