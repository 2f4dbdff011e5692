import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { ReactNode } from "react";
import { useAdminSearch } from "../use-admin-search.ts";
import { nextSort, orderOf, type UserColumn } from "./user-columns.ts";

export function SortHeader({ column }: { column: UserColumn }): ReactNode {
  const { search, change } = useAdminSearch();
  const { order, descending } = orderOf(search.sort);
  const sorted = order !== column.order ? "none" : descending ? "descending" : "ascending";
  const Arrow = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[sorted];
  return (
    <th aria-sort={sorted} className={`py-1 font-semibold first:pl-3 lg:px-1 ${column.isFigure ? "text-right" : ""}`} scope="col">
      <button
        className={`inline-flex min-h-9 items-center gap-1 rounded-tag lg:whitespace-nowrap px-2 hover:text-ink coarse:min-h-11 ${column.isFigure ? "flex-row-reverse" : ""} ${sorted === "none" ? "text-ink-2" : "text-ink"}`}
        onClick={() => change({ sort: nextSort(column, search.sort), page: undefined })}
        type="button"
      >
        {column.label}
        <Arrow aria-hidden="true" className="size-3.5 shrink-0 stroke-2" />
      </button>
    </th>
  );
}
