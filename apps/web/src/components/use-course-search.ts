import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useDelayedWrite } from "../shared/use-delayed-write.ts";

type CourseSearch = { words: string; type: (words: string) => void; submit: () => void };

const isMarketplace = (pathname: string): boolean => pathname === "/" || pathname === "/marketplace";

/** The words in the search box: on the marketplace they narrow the list while one types; elsewhere Enter leads there. */
export function useCourseSearch(): CourseSearch {
  const { q = "" } = useSearch({ strict: false });
  const isHere = useLocation({ select: ({ pathname }) => isMarketplace(pathname) });
  const navigate = useNavigate();

  const here = useDelayedWrite(q, (words) => {
    // The first word is a step that Back undoes; the letters after it are not.
    void navigate({ to: ".", search: (search) => ({ ...search, q: words || undefined }), replace: q !== "" });
  });
  const elsewhere = (): void => void navigate({ to: "/marketplace", search: { q: here.shown || undefined } });

  return { words: here.shown, type: isHere ? here.change : here.show, submit: isHere ? here.writeNow : elsewhere };
}
