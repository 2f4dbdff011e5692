import { type CourseColumn, REQUIRED_COLUMNS } from "@fourball/domain/course/csv";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** Which required columns the file has. */
export function HeaderCheck({ found }: { found: readonly CourseColumn[] }): ReactNode {
  return (
    <ul aria-label={texts.columns} className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-small">
      {REQUIRED_COLUMNS.map((column) => (
        <li className="flex items-center gap-1" key={column}>
          {found.includes(column) ? (
            <Check aria-hidden="true" className="size-4 stroke-2 text-ok" />
          ) : (
            <X aria-hidden="true" className="size-4 stroke-2 text-danger" />
          )}
          {column} <span className="sr-only">{found.includes(column) ? texts.found : texts.missing}</span>
        </li>
      ))}
    </ul>
  );
}
