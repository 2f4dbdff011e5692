import { Input } from "@fourball/ui/forms/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { SearchForm } from "../../shared/forms/search-form.tsx";
import { useDelayedWrite } from "../../shared/forms/use-delayed-write.ts";
import { useAdminSearch } from "./use-admin-search.ts";

type SearchWords = { caption: string; search: string; searchPlaceholder: string };

/** The words of a list that can be searched by `who` of the address. */
export function WhoSearch({ words: { caption, search: label, searchPlaceholder } }: { words: SearchWords }): ReactNode {
  const { search, change } = useAdminSearch();
  const { who = "" } = search;
  const words = useDelayedWrite(who, (next) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    change({ who: next || undefined, page: undefined }, { replace: who !== "" });
  });
  return (
    <SearchForm
      aria-label={caption}
      className="grow sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        words.writeNow();
      }}
    >
      <Input
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="stroke-[1.75]" />}
        maxLength={100}
        onChange={({ target }) => words.change(target.value)}
        placeholder={searchPlaceholder}
        type="search"
        value={words.shown}
      />
    </SearchForm>
  );
}
