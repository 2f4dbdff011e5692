import { Input } from "@fourball/ui/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { SearchForm } from "../../../components/search-form.tsx";
import { useDelayedWrite } from "../../../shared/use-delayed-write.ts";
import { useAdminSearch } from "../use-admin-search.ts";

export function CourseSearch(): ReactNode {
  const { search, change } = useAdminSearch();
  const { course = "" } = search;
  const words = useDelayedWrite(course, (next) => {
    // The first word is a step that Back undoes; the letters after it are not.
    change({ course: next || undefined }, { replace: course !== "" });
  });
  return (
    <SearchForm
      aria-label="Golf courses"
      className="grow sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        words.writeNow();
      }}
    >
      <Input
        aria-label="Search golf courses"
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="stroke-[1.75]" />}
        maxLength={100}
        onChange={({ target }) => words.change(target.value)}
        placeholder="Search golf courses..."
        type="search"
        value={words.shown}
      />
    </SearchForm>
  );
}
