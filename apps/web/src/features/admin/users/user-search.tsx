import { Input } from "@fourball/ui/forms/input";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { SearchForm } from "../../../shared/forms/search-form.tsx";
import { useDelayedWrite } from "../../../shared/forms/use-delayed-write.ts";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";

export function UserSearch(): ReactNode {
  const { search, change } = useAdminSearch();
  const { who = "" } = search;
  const words = useDelayedWrite(who, (next) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    change({ who: next || undefined, page: undefined }, { replace: who !== "" });
  });
  return (
    <SearchForm
      aria-label={texts.users.caption}
      className="grow sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        words.writeNow();
      }}
    >
      <Input
        aria-label={texts.users.search}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="stroke-[1.75]" />}
        maxLength={100}
        onChange={({ target }) => words.change(target.value)}
        placeholder={texts.users.searchPlaceholder}
        type="search"
        value={words.shown}
      />
    </SearchForm>
  );
}
