import { SEARCH_FREQUENCIES } from "@fourball/domain/saved-search/constants";
import { marketplaceSearchOf } from "@fourball/domain/saved-search/marketplace-search";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { Select } from "@fourball/ui/forms/select";
import { IconButton } from "@fourball/ui/icon-button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { shortDate } from "../../../kit/formatting.ts";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { searchText } from "../../../kit/saved-search/search-text.ts";
import { texts as searchTexts } from "../../../kit/saved-search/texts.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

const choices = [...SEARCH_FREQUENCIES, "off" as const].map((value) => ({ value, label: texts.choices[value] }));
type Choice = (typeof choices)[number]["value"];

export function SavedSearchRow({ search, onDelete }: { search: SavedSearch; onDelete: () => void }): ReactNode {
  const words = searchText(search);
  const [often, choose] = useOften(search);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0">
      <span className="grid min-w-0 grow basis-60 text-small">
        <Link className={linkStyle({ className: "wrap-anywhere" })} search={marketplaceSearchOf(search.filter)} to="/marketplace">
          {words}
        </Link>
        {search.filter.to ? <span className="text-ink-2 text-micro">{searchTexts.ends(shortDate(search.filter.to))}</span> : null}
      </span>
      <span className="flex items-center gap-1 max-sm:grow">
        <Select className="grow" label={texts.often(words)} onValueChange={choose} options={choices} value={often} />
        <IconButton label={texts.delete(words)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** How often it tells, or that it doesn't; saved at once. */
function useOften({ id, frequency, isOn }: SavedSearch): [Choice, (choice: Choice) => void] {
  const markStale = useMarkStale();
  const request = trpc.savedSearch.change.useMutation({
    onSuccess: () => markStale([{ type: "notifications" }]),
    onError: (error) => void notifyFailure(error, texts.changeFailed),
  });
  const stored: Choice = isOn ? frequency : "off";
  const chosen = request.isPending ? choiceOf(request.variables) : stored;
  return [
    chosen ?? stored,
    (choice) => request.mutate(choice === "off" ? { id, isOn: false } : { id, frequency: choice, isOn: true }),
  ];
}

const choiceOf = ({ isOn, frequency }: { isOn?: boolean | undefined; frequency?: SavedSearch["frequency"] | undefined }) =>
  isOn === false ? "off" : frequency;
