import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import type { ReactNode, Ref } from "react";
import { commandKey } from "../../kit/command-key.ts";
import { SearchForm } from "../../kit/forms/search-form.tsx";
import { useDelayedWrite } from "../../kit/forms/use-delayed-write.ts";
import { appTexts } from "../texts.ts";

/** A bare input: every screen loads it, so it does without the form field's code. */
export function HeaderSearch({ inputRef }: { inputRef?: Ref<HTMLInputElement> }): ReactNode {
  const { words, type, submit } = useCourseSearch();
  return (
    <SearchForm
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-[1.125rem] stroke-[1.75] text-ink-2"
      />
      <input
        aria-label={appTexts.search.label}
        autoComplete="off"
        aria-keyshortcuts="/"
        className="control peer pl-10 lg:pr-16"
        enterKeyHint="search"
        maxLength={100}
        onChange={({ target }) => type(target.value)}
        placeholder={appTexts.search.placeholder}
        ref={inputRef}
        type="search"
        value={words}
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-3 my-auto h-fit font-[inherit] text-ink-2 text-micro coarse:hidden max-lg:hidden peer-focus:hidden peer-not-placeholder-shown:hidden"
      >
        {commandKey()} K
      </span>
    </SearchForm>
  );
}

type CourseSearch = { words: string; type: (words: string) => void; submit: () => void };

const isMarketplace = (pathname: string): boolean => pathname === "/" || pathname === "/marketplace";

/** The text in the search box: on the marketplace it filters while typing; elsewhere Enter navigates there. */
function useCourseSearch(): CourseSearch {
  const { q = "" } = useSearch({ strict: false });
  const isHere = useLocation({ select: ({ pathname }) => isMarketplace(pathname) });
  const navigate = useNavigate();

  const here = useDelayedWrite(q, (words) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    void navigate({ to: ".", search: (search) => ({ ...search, q: words || undefined }), replace: q !== "" });
  });
  const elsewhere = (): void => void navigate({ to: "/marketplace", search: { q: here.shown || undefined } });

  return { words: here.shown, type: isHere ? here.change : here.show, submit: isHere ? here.writeNow : elsewhere };
}
