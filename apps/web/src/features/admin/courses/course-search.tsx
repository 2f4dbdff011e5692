import { Input } from "@fourball/ui/forms/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { SearchForm } from "../../../shared/forms/search-form.tsx";
import { useDelayedWrite } from "../../../shared/forms/use-delayed-write.ts";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";

export function CourseSearch(): ReactNode {
  const { search, change } = useAdminSearch();
  const { course = "" } = search;
  const words = useDelayedWrite(course, (next) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    change({ course: next || undefined }, { replace: course !== "" });
  });
  return (
    <SearchForm
      aria-label={texts.courses.caption}
      className="grow sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        words.writeNow();
      }}
    >
      <Input
        aria-label={texts.courses.search}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="stroke-[1.75]" />}
        maxLength={100}
        onChange={({ target }) => words.change(target.value)}
        placeholder={texts.courses.searchPlaceholder}
        type="search"
        value={words.shown}
      />
    </SearchForm>
  );
}
