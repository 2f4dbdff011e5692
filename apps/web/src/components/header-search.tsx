import { Input } from "@fourball/ui/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useCourseSearch } from "./use-course-search.ts";

export function HeaderSearch({ autoFocus }: { autoFocus?: boolean }): ReactNode {
  const { words, type, submit } = useCourseSearch();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          aria-label="Search courses, locations"
          autoComplete="off"
          // biome says why this is rare; here the golfer has just asked for the box.
          autoFocus={autoFocus}
          enterKeyHint="search"
          icon={<Search aria-hidden="true" />}
          maxLength={100}
          onValueChange={type}
          placeholder="Search courses, locations..."
          type="search"
          value={words}
        />
      </form>
    </search>
  );
}
