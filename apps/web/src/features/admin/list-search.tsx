import { Input } from "@fourball/ui/forms/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { SearchForm } from "../../kit/forms/search-form.tsx";
import { useDelayedWrite } from "../../kit/forms/use-delayed-write.ts";
import { useAdminSearch } from "./use-admin-search.ts";

type ListSearchProps = {
  /** Where the address holds what is typed. */
  by: "who" | "course";
  words: { caption: string; search: string; searchPlaceholder: string };
};

/** The search box of a list. */
export function ListSearch({ by, words }: ListSearchProps): ReactNode {
  const { search, change } = useAdminSearch();
  const { [by]: written = "" } = search;
  const typed = useDelayedWrite(written, (next) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    change({ [by]: next || undefined, page: undefined }, { replace: written !== "" });
  });
  return (
    <SearchForm
      aria-label={words.caption}
      className="grow max-sm:basis-full sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        typed.writeNow();
      }}
    >
      <Input
        aria-label={words.search}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="stroke-[1.75]" />}
        maxLength={100}
        onChange={({ target }) => typed.change(target.value)}
        placeholder={words.searchPlaceholder}
        type="search"
        value={typed.shown}
      />
    </SearchForm>
  );
}
